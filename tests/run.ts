import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localPath } from '../local/src/config/localPath.ts';
import { ROOT } from '../local/src/config/ROOT.ts';
import { runMain } from '../local/src/errors/runMain.ts';
import type { Count } from './runner/Count.ts';
import { runPlaywright } from './runner/runPlaywright.ts';
import { runVitest } from './runner/runVitest.ts';
import { SMOKE } from './runner/SMOKE.ts';
import { SOAK } from './runner/SOAK.ts';
import { startTestSuite } from './runner/startTestSuite.ts';
import { findBrowser } from './support/browsers/findBrowser.ts';

interface Run {
  env: Record<string, string>;
  filters: readonly string[];
  halves: { vitest: boolean; e2e: boolean };
}

/** Of Vitest's projects (tests/vitest.config.ts) those that need nothing. */
const BESIDE = ['unit', 'mocked'] as const;
/** These need what was built, or the emulators, in which the tests of rules have projects of their own. */
const BESIDE_SUITE = ['contract', 'rules'] as const;
/**
 * The other ones: one step after the other, and what shares a step at the same time. Schedules work on all organizations, so their
 * tests run before those that make most organizations. They often wait: the evaluation, which needs nothing, computes meanwhile.
 */
const VITEST_STEPS = [[['scheduled'], ['standalone'], ['evaluation']], [['functions', 'isolated']]] as const;

/**
 * Runs tests with what the processor has left while the suite starts and other tests wait. At the lowest priority of all a worker
 * beside two busy cores got less than 2 % of one, and Vitest gives it 90 s to start.
 */
function runBeside(run: Omit<Run, 'halves'>, projects: readonly string[]): Promise<Count> {
  const count = runVitest({ ...run, projects, priority: os.constants.priority.PRIORITY_BELOW_NORMAL });
  // What went wrong is heard where this is waited for, once there is nothing else to stop.
  count.catch(() => undefined);
  return count;
}

/**
 * Every test that needs the suite, or those that filters of file paths leave. Two steps side by side would be no faster: each keeps
 * two processor cores busy. The browser comes first, while the database is small: at each write Firestore's emulator reads all of
 * it once for every query that a page listens to.
 */
async function runAll({ env, filters, halves }: Run): Promise<Count[]> {
  const beside = halves.vitest ? [runBeside({ env, filters }, BESIDE_SUITE)] : [];
  const counts = halves.e2e ? [await runPlaywright(env, filters)] : [];
  for (const step of halves.vitest ? VITEST_STEPS : []) {
    counts.push(...(await Promise.all(step.map((projects) => runVitest({ env, filters, projects })))));
  }
  return [...counts, ...(await Promise.all(beside))];
}

/** The few tests that show within minutes whether the product works at all. */
async function runSmoke({ env, halves }: Run): Promise<Count[]> {
  const vitest = async () => [
    await runVitest({ env, filters: [], projects: ['unit', 'mocked', 'contract'] }),
    await runVitest({ env, filters: SMOKE.vitest, projects: ['rules', 'functions'] }),
  ];
  const e2e = async () => [await runPlaywright(env, SMOKE.playwright)];
  const counts = await Promise.all([halves.vitest ? vitest() : [], halves.e2e ? e2e() : []]);
  return counts.flat();
}

/** Runs the tests of races for long: a nightly's business. */
async function runSoak({ env }: Run): Promise<Count[]> {
  const projects = ['unit', 'functions', 'isolated', 'scheduled'];
  return [await runVitest({ env: { ...env, PARLANCE_SOAK: '1' }, filters: SOAK, projects })];
}

/** Gives very many bad inputs to every part of the product that takes any: `npm run proof`, of which filters pick areas. */
async function runProof({ env, filters }: Run): Promise<Count[]> {
  return [await runVitest({ env, filters, projects: ['proof'] })];
}

/**
 * `npm test`: builds the product, starts one emulator suite with inbox and demo site on ports of its own, seeds it, and runs
 * every test. Arguments after `--` are file filters; `--vitest` and `--e2e` run one half, `--smoke` a small part of both,
 * `--soak` the races at full length, and `--proof` the bad inputs.
 */
async function main(args: readonly string[]): Promise<number> {
  const startedAt = Date.now();
  const filters = args.filter((arg) => !arg.startsWith('--'));
  const has = (option: string): boolean => args.includes(`--${option}`);
  const isPart = ['smoke', 'soak', 'proof'].some(has);
  const halves = { vitest: !has('e2e'), e2e: !has('vitest') && !has('soak') && !has('proof') };
  const log = (line: string) => console.log(line);
  mkdirSync(localPath('test-reports'), { recursive: true });
  const consoleFile = localPath('test-reports', 'console.log');
  rmSync(consoleFile, { force: true });

  const browser = halves.e2e ? findBrowser(log) : Promise.resolve('');
  const ownEnv = { PARLANCE_CONSOLE_FILE: consoleFile };
  const beside = !isPart && halves.vitest ? [runBeside({ env: ownEnv, filters }, BESIDE)] : [];
  const suite = await startTestSuite(browser, log);
  try {
    const run = { env: { ...suite.env, ...ownEnv }, filters, halves };
    const runner = has('soak') ? runSoak : has('smoke') ? runSmoke : has('proof') ? runProof : runAll;
    const counts = (await Promise.all([runner(run), ...beside])).flat();
    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const failed = counts.flatMap((count) => count.failed);
    for (const test of counts.flatMap(({ flaky }) => flaky)) log(`\nPassed on the second try: ${test}`);
    for (const test of failed) log(`\nFailed: ${test}`);
    log(`\nWhat the tests wrote to the console: ${path.relative(ROOT, consoleFile)}`);
    log(`Ran in ${Math.round((Date.now() - startedAt) / 1000)} s`);
    log(`${passed} passed, ${failed.length} failed`);
    return failed.length === 0 && passed > 0 ? 0 : 1;
  } finally {
    await suite.stop();
  }
}

await runMain(main);
