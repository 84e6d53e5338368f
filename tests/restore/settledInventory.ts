import { setTimeout as wait } from 'node:timers/promises';
import { differences } from './differences.ts';
import type { Inventory } from './readInventory.ts';

const QUIET_MS = 2000;

/** The inventory once triggers have come to rest, and two in a row are the same. */
export async function settledInventory(read: () => Promise<Inventory>): Promise<Inventory> {
  let before = await read();
  for (;;) {
    await wait(QUIET_MS);
    const after = await read();
    if (differences(before, after).length === 0) return after;
    before = after;
  }
}
