import { setTimeout as wait } from 'node:timers/promises';
import type { Suite } from '../../local/src/emulators/startSuite.ts';
import { tickSchedules } from '../../local/src/schedules/tickSchedules.ts';
import { paths } from '@parlance/domain/paths';
import { admin } from '../support/admin.ts';
import { lostOrDoubled } from './lostOrDoubled.ts';
import { makeWork } from './makeWork.ts';

const SHORTEST_MS = 500;
const LONGEST_MS = 4000;
/** Maximum wait in milliseconds. docs/failures.md promises a minute; a source that was read by five workers may wait for each. */
const PATIENCE_MS = 180_000;
const TICK_MS = 5000;

async function unfinished(orgId: string): Promise<number> {
  const open = admin.db.collection(paths.sources(orgId)).where('status', 'in', ['pending', 'processing']);
  return (await open.count().get()).data().count;
}

/** Runs the schedules as Cloud Scheduler does, until everything has come to its end. Resolves with the seconds that took. */
async function settle(suite: Suite, orgId: string): Promise<number> {
  const startedAt = Date.now();
  for (let tick = 1; Date.now() - startedAt < PATIENCE_MS; tick += 1) {
    if ((await unfinished(orgId)) === 0) break;
    await tickSchedules(suite.projectId, suite.ports, tick).catch(() => undefined);
    await wait(TICK_MS);
  }
  return Math.round((Date.now() - startedAt) / 1000);
}

/**
 * kills all processes of the functions (SIGKILL) at random moments, while documents are read and questions answered,
 * then looks whether anything that was accepted is lost, doubled, stuck or charged wrongly. Prints what it did, and says what
 * is wrong.
 */
export async function killAtRandom(suite: Suite, kills: number): Promise<string[]> {
  const { accepted, stop } = await makeWork();
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
    await suite.crashFunctions();
  }
  await wait(LONGEST_MS);
  await stop();
  const seconds = await settle(suite, accepted.orgId);
  const { sources, questions, asked, retries } = accepted;
  console.log(
    `killed ${kills} times: ${sources.size} documents and ${questions.size} of ${asked} answers accepted, ${retries} retries; all at rest ${seconds} s after the last`,
  );
  return lostOrDoubled(accepted);
}
