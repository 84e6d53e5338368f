import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { ROOT } from '../../local/src/config/ROOT.ts';
import { localPath } from '../../local/src/config/localPath.ts';
import type { Count } from './Count.ts';
import { countOf } from './countOf.ts';
import { runTool } from './runTool.ts';

const assertionSchema = z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) });

const reportSchema = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      /** Reason that a file could not be read at all. */
      message: z.string(),
      assertionResults: z.array(assertionSchema),
    }),
  ),
});

interface VitestRun {
  env: Readonly<Record<string, string>>;
  /** Runs those files whose path contains one. */
  filters: readonly string[];
  /** Of tests/vitest.config.ts. They run at the same time. */
  projects: readonly string[];
  /** As of `runProcess`. */
  priority?: number;
}

/** Runs some of Vitest's tests. */
export async function runVitest({ env, filters, projects, priority }: VitestRun): Promise<Count> {
  const file = localPath('test-reports', `vitest-${projects.join('-')}.json`);
  const unhandledFile = localPath('test-reports', `vitest-${projects.join('-')}-unhandled.json`);
  for (const old of [file, unhandledFile]) rmSync(old, { force: true });
  const args = [
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    // A filter may leave nothing of a project. That something is left at all, the sum of all says.
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tests/runner/unhandledReporter.ts',
    `--outputFile.json=${file}`,
  ];
  const code = await runTool(
    'vitest',
    [...args, ...filters],
    { ...env, PARLANCE_UNHANDLED_FILE: unhandledFile },
    priority,
  );
  const { numPassedTests, testResults } = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const unhandled = z.array(z.string()).parse(JSON.parse(readFileSync(unhandledFile, 'utf8')));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, title: `${path.relative(ROOT, name)} › ${test.fullName}` })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  const broken = testResults.filter(({ status, message }) => status === 'failed' && message !== '');
  return countOf(
    {
      passed: numPassedTests,
      failed: [
        ...failed.map(({ title, failureMessages }) => [title, ...failureMessages].join('\n')),
        ...broken.map(({ name, message }) => `${path.relative(ROOT, name)}\n${message}`),
        ...unhandled.map((error) => `vitest ${projects.join(', ')}: error of no test\n${error}`),
      ],
      flaky: tests
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ title, failureMessages }) => [title, ...failureMessages].join('\n')),
    },
    `vitest ${projects.join(', ')}`,
    code,
  );
}
