import { setTimeout } from 'node:timers/promises';

/**
 * Does the work and answers, or fails, no sooner than `ms` milliseconds after it began: what was quick because an address is
 * known cannot be distinguished from what took longer because it is not.
 */
export async function takeAtLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const floor = setTimeout(ms);
  try {
    return await work();
  } finally {
    await floor;
  }
}
