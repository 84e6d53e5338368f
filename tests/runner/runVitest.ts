import { readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { localPath } from '../../local/src/config/localPath.ts';
import type { Count } from './Count.ts';
import { countOf } from './countOf.ts';
import { runTool } from './runTool.ts';

const reportSchema = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numFailedTestSuites: z.int() });

/** Runs projects of tests/vitest.config.ts at the same time, and of their files those whose path contains a filter. */
export async function runVitest(
  env: Readonly<Record<string, string>>,
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
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const code = await runTool('vitest', [...args, ...filters], env);
  const report = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return countOf({ passed: report.numPassedTests, failed: report.numFailedTests }, code);
}
