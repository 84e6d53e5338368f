import { exportData } from '../local/src/data/exportData.ts';
import { localPath } from '../local/src/config/localPath.ts';
import { portsFrom } from '../local/src/config/portsFrom.ts';
import { startSuite, type Suite } from '../local/src/emulators/startSuite.ts';
import { runMain } from '../local/src/errors/runMain.ts';
import { startMail } from '../local/src/mail/startMail.ts';
import { killMarked } from '../local/src/processes/killMarked.ts';
import { buildProduct } from '../local/src/product/buildProduct.ts';
import { seed, type Seeded } from '../local/src/seed/seed.ts';
import { differences } from './restore/differences.ts';
import type { Inventory } from './restore/readInventory.ts';
import { settledInventory } from './restore/settledInventory.ts';
import { testEnvironment } from './support/testEnvironment.ts';

const PORT_BASE = Number(process.env['PARLANCE_RESTORE_PORT_BASE'] ?? '6300');
const BACKUP = localPath('restore-backup');
/** Times that the functions are killed, unless the command says otherwise. */
const KILLS = 20;

interface Saved {
  seeded: Seeded;
  before: Inventory;
  problems: string[];
}

/** Starts the emulators, from a backup or empty, and stops them when the work is done. */
async function withSuite<T>(dataDir: string | undefined, work: (suite: Suite) => Promise<T>): Promise<T> {
  const suite = await startSuite({ projectId: 'demo-parlance', portBase: PORT_BASE, dataDir, longestDelayMs: 500 });
  try {
    return await work(suite);
  } finally {
    await suite.stop();
  }
}

/** Fills a project and saves it. With `kills`, the functions are killed so often meanwhile, and the whole suite at the end. */
async function backUp(suite: Suite, kills: number): Promise<Saved> {
  const seeded = await seed(suite);
  Object.assign(process.env, testEnvironment(suite, PORT_BASE, '', seeded));
  // Not before: the clients take their addresses from the environment when they are loaded.
  const { killAtRandom } = await import('./faults/killAtRandom.ts');
  const { readInventory } = await import('./restore/readInventory.ts');
  const problems = kills === 0 ? [] : await killAtRandom(suite, kills);
  const before = await settledInventory(readInventory);
  await exportData(BACKUP, suite.ports);
  console.log(`saved     ${before.size} documents, accounts and files`);
  // Hosting and the queues of tasks run in this process, which lives on.
  if (kills > 0) console.log(`killed    all ${await killMarked(suite.suiteId)} processes`);
  return { seeded, before, problems };
}

/** Differences from the state before, and failed visits. */
async function problemsAfter({ before, seeded }: Saved): Promise<string[]> {
  const { readInventory } = await import('./restore/readInventory.ts');
  const { visitRestored } = await import('./restore/visitRestored.ts');
  return [...differences(before, await readInventory()), ...(await visitRestored(seeded))];
}

/** Problem if emulators that start empty have anything. */
async function leftOver(): Promise<string[]> {
  const { readInventory } = await import('./restore/readInventory.ts');
  const left = await withSuite(undefined, readInventory);
  console.log(`lost      ${left.size} are left`);
  return left.size === 0 ? [] : [`${left.size} are left of what was lost`];
}

/**
 * `npm run rehearse:restore`: fills a project, saves it, loses all of it, brings it back, and looks whether every document,
 * account and file is as it was, whether people can sign in and whether the chatbot answers.
 *
 * `npm run faults`: kills the functions at 20 random moments under work (`-- 5` for five), then the whole suite, emulators and
 * all, after a save, brings it back likewise, and says what is lost, doubled, stuck or charged wrongly.
 *
 * Exit code 1 if anything is.
 */
await runMain(async ([mode, kills = KILLS]) => {
  await buildProduct();
  const ports = portsFrom(PORT_BASE);
  const mail = await startMail({ smtpPort: ports.smtp, webPort: ports.mail, folder: localPath('restore-mail') });
  try {
    const isKilling = mode === '--kill';
    const saved = await withSuite(undefined, (suite) => backUp(suite, isKilling ? Number(kills) : 0));
    const left = isKilling ? [] : await leftOver();
    const problems = [...saved.problems, ...left, ...(await withSuite(BACKUP, () => problemsAfter(saved)))];
    for (const problem of problems) console.error(problem);
    if (problems.length === 0) console.log('restored  all as it was; people sign in, and the chatbot answers');
    return problems.length === 0 ? 0 : 1;
  } finally {
    await mail.stop();
  }
});
