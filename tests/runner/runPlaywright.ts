import { existsSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { localPath } from '../../local/src/config/localPath.ts';
import type { Count } from './Count.ts';
import { countOf } from './countOf.ts';
import { runTool } from './runTool.ts';

/** Report that specReporter.ts writes. */
const reportSchema = z.object({ passed: z.int(), failed: z.array(z.string()), flaky: z.array(z.string()) });

/**
 * Node.js reads TypeScript itself. With Playwright's own loader and an empty cache, listing all tests takes 4.6 s of processor time
 * instead of 1.6 s.
 */
const NATIVE_TYPESCRIPT = { PW_DISABLE_TS_ESM: '1' };

/** Runs the browser tests, of them those that `args` leave: filters of file paths, or options of Playwright's own. */
export async function runPlaywright(env: Readonly<Record<string, string>>, args: readonly string[]): Promise<Count> {
  const file = localPath('test-reports', 'playwright.json');
  rmSync(file, { force: true });
  const code = await runTool('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...args], {
    ...env,
    ...NATIVE_TYPESCRIPT,
    PARLANCE_REPORT_FILE: file,
  });
  const count = existsSync(file)
    ? reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: [], flaky: [] };
  return countOf(count, 'playwright', code);
}
