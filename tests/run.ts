import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { localPath } from '../local/src/config/localPath.ts';
import { portsFrom } from '../local/src/config/portsFrom.ts';
import { ROOT } from '../local/src/config/ROOT.ts';
import { HOST, urlOf } from '../local/src/config/urls.ts';
import { startDemoSite } from '../local/src/demo/startDemoSite.ts';
import { startSuite } from '../local/src/emulators/startSuite.ts';
import { ExpectedError } from '../local/src/errors/ExpectedError.ts';
import { smsSourceOf } from '../local/src/mail/readSmsCodes.ts';
import { startMail } from '../local/src/mail/startMail.ts';
import { buildProduct } from '../local/src/product/buildProduct.ts';
import { seed } from '../local/src/seed/seed.ts';
import { crawledSitePort } from './e2e/support/sources/crawledSitePort.ts';
import { findBrowser } from './support/findBrowser.ts';
import { testEnvironment } from './support/testEnvironment.ts';

const PROJECT_ID = 'demo-parlance';

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numFailedTestSuites: z.int() });
const playwrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) });

interface Count {
  passed: number;
  failed: number;
}

/** Runs a tool from node_modules/.bin in the repository's folder and resolves with its exit code. */
function run(command: string, args: readonly string[], env: Record<string, string>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const child = spawn(path.join(ROOT, 'node_modules', '.bin', command), args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  child.once('error', reject);
  child.once('exit', (code) => resolve(code ?? 1));
  return promise;
}

/** A runner that exits badly without a failed test has crashed, which counts as one failure. */
function counted(count: Count, exitCode: number): Count {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Vitest's projects (tests/vitest.config.ts): one step after the other, and what shares a step at the same time. */
const VITEST_STEPS = [[['functions']], [['everywhere'], ['unit', 'contract', 'rules']]] as const;

async function runVitest(
  env: Record<string, string>,
  filters: readonly string[],
  projects: readonly string[],
): Promise<Count> {
  const file = localPath('test-reports', `vitest-${projects.join('-')}.json`);
  rmSync(file, { force: true });
  const args = [
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    // A filter may leave nothing of a project. That something is left at all, the sum of all says.
    '--passWithNoTests',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const code = await run('vitest', [...args, ...filters], env);
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return counted({ passed: report.numPassedTests, failed: report.numFailedTests }, code);
}

async function runPlaywright(env: Record<string, string>, filters: readonly string[]): Promise<Count> {
  const file = localPath('test-reports', 'playwright.json');
  const code = await run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...filters], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const { stats } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return counted({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, code);
}

/**
 * `npm test`: builds the product, starts one emulator suite with inbox and demo site on ports of its own, seeds it, and runs
 * every test. Arguments after `--` are file filters; `--vitest` and `--e2e` run one half.
 */
async function main(args: readonly string[]): Promise<number> {
  const startedAt = Date.now();
  const filters = args.filter((arg) => !arg.startsWith('--'));
  const halves = { vitest: !args.includes('--e2e'), e2e: !args.includes('--vitest') };
  const log = (line: string) => console.log(line);
  mkdirSync(localPath('test-reports'), { recursive: true });

  const browser = halves.e2e ? await findBrowser(log) : '';
  await buildProduct(log);
  const portBase = Number(process.env['PARLANCE_TEST_PORT_BASE'] ?? '6100');
  const ports = portsFrom(portBase);
  const mail = await startMail({
    smtpPort: ports.smtp,
    webPort: ports.mail,
    folder: localPath('test-mail'),
    smsSource: smsSourceOf(PROJECT_ID, ports.auth),
  });
  // The demo site, and one that a test puts up for the crawler.
  const crawled = [ports.demoSite, crawledSitePort(portBase)].map((port) => `${HOST}:${port}`);
  const functionsEnv = { CRAWLER_LOCAL_HOSTS: crawled.join(',') };
  const suite = await startSuite({ projectId: PROJECT_ID, portBase, functionsEnv, log });
  try {
    const seeded = await seed(suite, log);
    const demo = await startDemoSite({
      port: ports.demoSite,
      webOrigin: urlOf(ports.web),
      chatbotId: seeded.chatbotId,
    });
    log(`Suite ready after ${Math.round((Date.now() - startedAt) / 1000)} s`);
    const env = testEnvironment(suite, portBase, browser, seeded);
    const counts: Count[] = [];
    for (const step of halves.vitest ? VITEST_STEPS : []) {
      counts.push(...(await Promise.all(step.map((projects) => runVitest(env, filters, projects)))));
    }
    if (halves.e2e) counts.push(await runPlaywright(env, filters));
    await demo.stop();
    const total = counts.reduce((sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
    }));
    log(`\nRan in ${Math.round((Date.now() - startedAt) / 1000)} s`);
    log(`${total.passed} passed, ${total.failed} failed`);
    return total.failed === 0 && total.passed > 0 ? 0 : 1;
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
