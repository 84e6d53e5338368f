import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { localPath } from '../../local/src/config/localPath.ts';
import type { Count } from './Count.ts';
import { countOf } from './countOf.ts';
import { runTool } from './runTool.ts';

const reportSchema = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) });

/** Runs the browser tests, of them those that `args` leave: filters of file paths, or options of Playwright's own. */
export async function runPlaywright(env: Readonly<Record<string, string>>, args: readonly string[]): Promise<Count> {
  const file = localPath('test-reports', 'playwright.json');
  const code = await runTool('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const { stats } = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return countOf({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, code);
}
