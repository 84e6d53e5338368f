import type { Ports } from '../config/portsFrom.ts';
import { urlOf } from '../config/urls.ts';
import { REGION } from '../emulators/suiteEnvironment.ts';

/** Exports of functions/src that Cloud Scheduler calls in production. */
const SCHEDULED = ['resumeStalledSources'];

async function call(url: string): Promise<string | undefined> {
  const response = await fetch(url, { method: 'POST', body: '{}' });
  const text = await response.text();
  return response.status === 404 ? text : undefined;
}

/**
 * Scheduled functions never fire in the emulator. It registers them all the same, as background triggers whose key is region,
 * name and a number that rises when the functions are reloaded. A wrong key is answered with the right ones.
 */
export async function tickSchedules(projectId: string, ports: Ports): Promise<void> {
  const base = `${urlOf(ports.functions)}/functions/projects/${projectId}/triggers`;
  await Promise.all(
    SCHEDULED.map(async (name) => {
      const known = await call(`${base}/${REGION}-${name}-0`);
      const key =
        known === undefined
          ? undefined
          : new RegExp(`${REGION}-${name}-\\d+`).exec(known.split('valid functions')[1] ?? '')?.[0];
      if (key !== undefined) await call(`${base}/${key}`);
    }),
  );
}
