import { setTimeout } from 'node:timers/promises';

/** Resolves once the clock shows a time, in milliseconds since 1970, or a later one: a timer alone may fire a millisecond early. */
export async function untilTime(time: number): Promise<void> {
  for (let left = time - Date.now(); left > 0; left = time - Date.now()) await setTimeout(left);
}
