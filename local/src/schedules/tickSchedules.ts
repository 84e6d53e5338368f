import { functionsBasePath } from '../config/functionsBasePath.ts';
import type { Ports } from '../config/portsFrom.ts';
import { urlOf } from '../config/urls.ts';
import { SCHEDULED } from './SCHEDULED.ts';

/**
 * Calls scheduled functions as Cloud Scheduler does; nothing in the emulators would.
 * @param tick Counts up from 0: those functions run whose turn it is.
 */
export async function tickSchedules(projectId: string, ports: Ports, tick: number): Promise<void> {
  await Promise.all(
    Object.entries(SCHEDULED).map(async ([name, every]) => {
      if (tick % every !== 0) return;
      await fetch(`${urlOf(ports.jobs)}${functionsBasePath(projectId)}/${name}`, { method: 'POST', body: '{}' });
    }),
  );
}
