import { exportData } from '../local/src/data/exportData.ts';
import { localPath } from '../local/src/config/localPath.ts';
import { portsFrom } from '../local/src/config/portsFrom.ts';
import { startSuite, type Suite } from '../local/src/emulators/startSuite.ts';
import { ExpectedError } from '../local/src/errors/ExpectedError.ts';
import { startMail } from '../local/src/mail/startMail.ts';
import { buildProduct } from '../local/src/product/buildProduct.ts';
import { seed, type Seeded } from '../local/src/seed/seed.ts';
import { differences } from './restore/differences.ts';
import type { Inventory } from './restore/readInventory.ts';
import { settledInventory } from './restore/settledInventory.ts';
import { testEnvironment } from './support/testEnvironment.ts';

const PORT_BASE = Number(process.env['PARLANCE_RESTORE_PORT_BASE'] ?? '6300');
const BACKUP = localPath('restore-backup');

/** Starts the emulators, from a backup or empty, and stops them when the work is done. */
async function withSuite<T>(dataDir: string | undefined, work: (suite: Suite) => Promise<T>): Promise<T> {
  const suite = await startSuite({ projectId: 'demo-parlance', portBase: PORT_BASE, dataDir });
  try {
    return await work(suite);
  } finally {
    await suite.stop();
  }
}

/** Fills a project and saves it. */
async function backUp(suite: Suite): Promise<{ seeded: Seeded; before: Inventory }> {
  const seeded = await seed(suite);
  Object.assign(process.env, testEnvironment(suite, PORT_BASE, '', seeded));
  // Not before: the clients take their addresses from the environment when they are loaded.
  const { readInventory } = await import('./restore/readInventory.ts');
  const before = await settledInventory(readInventory);
  await exportData(BACKUP, suite.ports);
  return { seeded, before };
}

/** Differences from the state before, and failed visits. */
async function problemsAfter(before: Inventory, seeded: Seeded): Promise<string[]> {
  const { readInventory } = await import('./restore/readInventory.ts');
  const { visitRestored } = await import('./restore/visitRestored.ts');
  return [...differences(before, await readInventory()), ...(await visitRestored(seeded))];
}

/**
 * `npm run rehearse:restore`: fills a project, saves it, loses all of it, brings it back, and looks whether every document,
 * account and file is as it was, whether people can sign in and whether the chatbot answers.
 */
async function main(): Promise<number> {
  await buildProduct();
  const ports = portsFrom(PORT_BASE);
  const mail = await startMail({ smtpPort: ports.smtp, webPort: ports.mail, folder: localPath('restore-mail') });
  try {
    const { seeded, before } = await withSuite(undefined, backUp);
    console.log(`saved     ${before.size} documents, accounts and files`);
    const { readInventory } = await import('./restore/readInventory.ts');
    const left = await withSuite(undefined, readInventory);
    console.log(`lost      ${left.size} are left`);
    const problems = await withSuite(BACKUP, () => problemsAfter(before, seeded));
    for (const problem of problems) console.error(problem);
    if (problems.length === 0) console.log('restored  all as it was; people sign in, and the chatbot answers');
    return problems.length === 0 && left.size === 0 ? 0 : 1;
  } finally {
    await mail.stop();
  }
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exit(1);
}
