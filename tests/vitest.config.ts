import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

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
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
