import { appendFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { RETRIES } from './runner/RETRIES.ts';

const root = new URL('..', import.meta.url).pathname;

/** Tests of what runs on a schedule and works on all organizations at once, other tests' too: one file at a time. */
const SCHEDULED = [
  'absentAgents',
  'classifyChats',
  'deleteOrg',
  'digests',
  'eraseEndedOrgs',
  'expireChats',
  'expireRemovedSources',
  'figureLists',
  'mailOutage',
  'mails',
  'missedHandover',
  'modelStatus',
  'notifications',
  'passedOnRequests',
  'providerOutage',
  'queueAges',
  'rechunk',
  'recountFigures',
  'reembed',
  'resentDeliveries',
  'runMigrations',
  'stripeEvents',
].map((name) => `tests/functions/**/${name}.test.ts`);

/** Tests that put something else into the place of a module, or read the configuration anew: each in a process of its own. */
const ISOLATED = [
  'functions/answering/answerDisconnect',
  'functions/answering/quotaRace',
  'functions/answering/traces',
  'security/outgoing',
].map((name) => `tests/${name}.test.ts`);

/** Tests of the functions' code that ask none of the emulators. */
const STANDALONE = [
  'functions/actions/chooseWith',
  'functions/channels/smtpFaults',
  'functions/answering/geminiApi',
  'functions/answering/model{Calls,Judge}',
  'functions/answering/vertex*',
  'functions/extraction/*',
  'security/crawlRules',
  'security/document*',
  'security/guarded*',
].map((name) => `tests/${name}.test.ts`);

/** Tests without emulators that put something else into the place of a module: each in a process of its own. */
const MOCKED = [
  'tests/contract/metricLines.test.ts',
  'tests/functions/channels/fileCalls.test.ts',
  'web/src/app/frame/ModelNotice.test.tsx',
  'web/src/features/analytics/views/chartTables.test.tsx',
  'web/src/lib/firestore/listening/listenToQuery.test.ts',
  'web/src/lib/firestore/untilWritten.test.ts',
  'web/src/lib/functions/callContract.test.ts',
];

/** Settings that tests of functions have in common. Every test has organizations of its own. */
const FUNCTIONS = {
  root,
  setupFiles: ['tests/functions/support/configure.ts'],
  alias: [{ find: /^\.{1,2}\/THREAD_ENTRIES\.ts$/, replacement: `${root}tests/functions/support/THREAD_ENTRIES.ts` }],
  testTimeout: 90_000,
  hookTimeout: 120_000,
  retry: RETRIES,
  // Its files import each other without extensions, which bundlers alone understand.
  server: { deps: { inline: ['@stripe/firestore-stripe-payments'] } },
};

/** `unit`, `mocked`, `contract` and `evaluation` need nothing; the other projects talk to the emulator suite that tests/run.ts starts. */
export default defineConfig({
  test: {
    root,
    // On a busy machine a process or a thread takes its time to start.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A line for each file, not for each slow test.
    slowTestThreshold: 600_000,
    // What the product's own logger writes in a test's process would bury those lines.
    onConsoleLog: (text, _type, entity) => {
      const file = process.env['PARLANCE_CONSOLE_FILE'];
      if (file !== undefined)
        appendFileSync(file, `${entity?.type === 'module' ? entity.relativeModuleId : entity?.fullName}\n${text}`);
      return file === undefined;
    },
    projects: [
      {
        test: {
          name: 'unit',
          root,
          include: ['{domain,functions,web,widget,local}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...MOCKED],
          // A process for each file would take longer than the tests.
          isolate: false,
        },
      },
      { test: { name: 'mocked', root, include: MOCKED } },
      { test: { name: 'contract', root, include: ['tests/contract/**/*.test.ts'], exclude: MOCKED, isolate: false } },
      // `npm run proof` alone: minutes, one area after the other.
      {
        test: {
          ...FUNCTIONS,
          name: 'proof',
          include: ['tests/proof/*.test.ts'],
          testTimeout: 1_200_000,
          retry: 0,
          isolate: false,
          fileParallelism: false,
        },
      },
      { test: { name: 'evaluation', root, include: ['tests/eval/**/*.test.ts'] } },
      {
        // They run at a low priority: a test of two seconds took seven.
        test: {
          name: 'rules',
          root,
          include: ['tests/rules/**/*.test.ts'],
          retry: RETRIES,
          // The emulator's report of the rules' coverage is 100 MB of values.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
        },
      },
      {
        test: {
          ...FUNCTIONS,
          name: 'functions',
          include: ['tests/functions/**/*.test.ts', 'tests/security/**/*.test.ts'],
          exclude: [...SCHEDULED, ...ISOLATED, ...STANDALONE, ...MOCKED],
          isolate: false,
          maxWorkers: 6,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: { ...FUNCTIONS, name: 'isolated', include: ISOLATED, maxWorkers: 6, sequence: { groupOrder: 1 } },
      },
      { test: { ...FUNCTIONS, name: 'standalone', include: STANDALONE, isolate: false, maxWorkers: 1 } },
      {
        test: {
          ...FUNCTIONS,
          name: 'scheduled',
          include: SCHEDULED,
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
