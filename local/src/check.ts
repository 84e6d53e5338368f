import { spawnSync } from 'node:child_process';
import { ROOT } from './config/ROOT.ts';

interface Step {
  name: string;
  command: readonly [string, ...string[]];
}

const UNIT_TESTS: Step = {
  name: 'unit tests',
  command: ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project=unit', '--project=mocked'],
};

/** Everything that can be said about the code without running the product; `--static` leaves out the unit tests, which `npm test` runs too. */
function listSteps(isStatic: boolean): Step[] {
  return [
    // The web app's route types are generated from its route table.
    { name: 'route types', command: ['npm', 'run', 'typegen', '-w', 'web'] },
    // The linter reads every workspace with its tsconfig.json anyway, and says what the compiler says.
    { name: 'types and lint', command: ['oxlint', '--type-aware', '--type-check'] },
    { name: 'format', command: ['oxfmt', '--check'] },
    { name: 'dead code', command: ['knip'] },
    { name: 'structure', command: [process.execPath, 'local/src/structure.ts'] },
    { name: 'secrets', command: [process.execPath, 'local/src/secrets.ts'] },
    ...(isStatic ? [] : [UNIT_TESTS]),
  ];
}

function passes({ name, command: [program, ...args] }: Step): boolean {
  const startedAt = Date.now();
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'PASS' : 'FAIL'}  ${name} (${seconds} s)`);
  if (status !== 0) console.log(`${stdout}${stderr}${error?.message ?? ''}`.trim());
  return status === 0;
}

const steps = listSteps(process.argv.includes('--static'));
const failed = steps.filter((step) => !passes(step));
console.log(
  failed.length === 0
    ? `\nAll ${steps.length} checks passed`
    : `\nFAILED: ${failed.map(({ name }) => name).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
