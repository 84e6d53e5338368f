import { applyMonitoring } from '../../monitoring/applyMonitoring.ts';
import type { Cloud } from '../cloud/Cloud.ts';
import { CloudError } from '../cloud/CloudError.ts';
import { AS_IT_WAS } from './AS_IT_WAS.ts';

/** Applies the metrics, alerts, dashboard and uptime checks of operations/. Alerts go to `email`. */
export async function haveMonitoring(
  cloud: Cloud,
  { webOrigin, functionsUrl }: { webOrigin: string; functionsUrl: string },
  email: string,
): Promise<string> {
  const { created, updated, removed, waiting } = await applyMonitoring({
    project: cloud.projectId,
    email,
    origin: webOrigin,
    functionsUrl,
    request: async (method, url, body) => {
      try {
        return { status: 200, body: await cloud.request(method, url, body) };
      } catch (error) {
        if (error instanceof CloudError) return { status: error.status, body: { error: { message: error.message } } };
        throw error;
      }
    },
  });
  const done = Object.entries({ created, updated, removed }).filter(([, names]) => names.length > 0);
  const later =
    waiting.length === 0
      ? []
      : [`${waiting.length} alerts wait for Monitoring to know their metrics: run this again in ten minutes`];
  return [...done.map(([what, names]) => `${names.length} ${what}`), ...later].join(', ') || AS_IT_WAS;
}
