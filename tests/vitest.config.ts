import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

/** Tests of what runs on a schedule and works on all organizations at once, other tests' too: one file at a time. */
const EVERYWHERE = [
  'classifyChats',
  'crawlFaults',
  'deleteChatbot',
  'deleteOrg',
  'expireChats',
  'ingestionFaults',
  'mails',
  'missedHandover',
  'notifications',
  'reembed',
].map((name) => `tests/functions/**/${name}.test.ts`);

/** `unit` needs nothing; the other projects talk to the emulator suite that tests/run.ts starts. */
export default defineConfig({
  test: {
    root,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'unit',
          root,
          include: ['{domain,functions,web,widget,local}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
        },
      },
      { test: { name: 'contract', root, include: ['tests/contract/**/*.test.ts'] } },
      {
        test: { name: 'rules', root, include: ['tests/rules/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 120_000 },
      },
      {
        test: {
          name: 'functions',
          root,
          include: ['tests/functions/**/*.test.ts', 'tests/security/**/*.test.ts'],
          exclude: EVERYWHERE,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'everywhere',
          root,
          include: EVERYWHERE,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
