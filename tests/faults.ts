import { exportData } from '../local/src/data/exportData.ts';
import { localPath } from '../local/src/config/localPath.ts';
import { portsFrom } from '../local/src/config/portsFrom.ts';
import { startSuite } from '../local/src/emulators/startSuite.ts';
import { ExpectedError } from '../local/src/errors/ExpectedError.ts';
import { startMail } from '../local/src/mail/startMail.ts';
import { killMarked } from '../local/src/processes/killMarked.ts';
import { buildProduct } from '../local/src/product/buildProduct.ts';
import { seed } from '../local/src/seed/seed.ts';
import { differences } from './restore/differences.ts';
import { testEnvironment } from './support/testEnvironment.ts';

const PORT_BASE = Number(process.env['PARLANCE_FAULTS_PORT_BASE'] ?? '6400');
const SAVED = localPath('faults-data');
const KILLS = 20;

/**
 * `npm run faults`: kills the functions at 20 random moments under work (`-- 5` for five), then the whole suite, emulators and
 * all, after a save, and starts it again from that. Prints a line for each part, and what is lost, doubled, stuck or charged
 * wrongly. Exit code 1 if anything is.
 */
async function main(args: readonly string[]): Promise<number> {
  await buildProduct();
  const ports = portsFrom(PORT_BASE);
  const options = { projectId: 'demo-parlance', portBase: PORT_BASE, longestDelayMs: 500 };
  const mail = await startMail({ smtpPort: ports.smtp, webPort: ports.mail, folder: localPath('faults-mail') });
  let suite = await startSuite(options);
  try {
    const seeded = await seed(suite);
    Object.assign(process.env, testEnvironment(suite, PORT_BASE, '', seeded));
    // Not before: the clients take their addresses from the environment when they are loaded.
    const { killAtRandom } = await import('./faults/killAtRandom.ts');
    const { readInventory } = await import('./restore/readInventory.ts');
    const { settledInventory } = await import('./restore/settledInventory.ts');
    const { visitRestored } = await import('./restore/visitRestored.ts');
    const problems = await killAtRandom(suite, Number(args[0] ?? KILLS));

    const before = await settledInventory(readInventory);
    await exportData(SAVED, ports);
    const killed = await killMarked(suite.suiteId);
    // Hosting and the queues of tasks run in this process, which lives on.
    await suite.stop();
    suite = await startSuite({ ...options, dataDir: SAVED });
    problems.push(...differences(before, await readInventory()), ...(await visitRestored(seeded)));
    console.log(`killed all ${killed} processes and started again: ${before.size} documents, accounts and files`);
    for (const problem of problems) console.error(problem);
    console.log(`${problems.length} problems`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await suite.stop();
    await mail.stop();
  }
}

try {
  process.exit(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exit(1);
}
