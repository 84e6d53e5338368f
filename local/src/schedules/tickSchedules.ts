import { REGION } from '../config/REGION.ts';
import type { Ports } from '../config/portsFrom.ts';
import { urlOf } from '../config/urls.ts';
import { SCHEDULED } from './SCHEDULED.ts';

async function call(url: string): Promise<string | undefined> {
  const response = await fetch(url, { method: 'POST', body: '{}' });
  const text = await response.text();
  return response.status === 404 ? text : undefined;
}

/**
 * Scheduled functions never fire in the emulator. It registers them all the same, as background triggers whose key is region,
 * name and a number that rises when the functions are reloaded. A wrong key is answered with the right ones.
 * @param tick Counts up from 0: those functions run whose turn it is.
 */
export async function tickSchedules(projectId: string, ports: Ports, tick: number): Promise<void> {
  const base = `${urlOf(ports.functionsEmulator)}/functions/projects/${projectId}/triggers`;
  await Promise.all(
    Object.entries(SCHEDULED).map(async ([name, every]) => {
      if (tick % every !== 0) return;
      const known = await call(`${base}/${REGION}-${name}-0`);
      const key =
        known === undefined
          ? undefined
          : new RegExp(`${REGION}-${name}-\\d+`).exec(known.split('valid functions')[1] ?? '')?.[0];
      if (key !== undefined) await call(`${base}/${key}`);
    }),
  );
}
