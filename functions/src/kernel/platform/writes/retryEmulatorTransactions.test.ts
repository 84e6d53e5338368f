import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { retryEmulatorTransactions } from './retryEmulatorTransactions.ts';

/** A database whose first transactions fail with `message`. */
function failing(times: number, message: string): { database: Pick<Firestore, 'runTransaction'>; runs: () => number } {
  let runs = 0;
  const runTransaction = (): Promise<never> => {
    runs += 1;
    return runs <= times ? Promise.reject(new Error(message)) : new Promise(() => undefined);
  };
  return { database: { runTransaction }, runs: () => runs };
}

it.each(['3 INVALID_ARGUMENT: Transaction is invalid or closed.', '10 ABORTED: Transaction lock timeout.'])(
  'runs a transaction again after %j, and gives up after five',
  async (message) => {
    const { database, runs } = failing(9, message);
    retryEmulatorTransactions(database);
    await expect(database.runTransaction(async () => undefined)).rejects.toThrow(message);
    expect(runs()).toBe(5);
  },
);

it('leaves every other failure to the caller', async () => {
  const { database, runs } = failing(9, '5 NOT_FOUND: no entity to update');
  retryEmulatorTransactions(database);
  await expect(database.runTransaction(async () => undefined)).rejects.toThrow('NOT_FOUND');
  expect(runs()).toBe(1);
});
