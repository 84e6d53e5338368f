import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

type UnhandledErrors = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1];

/**
 * Writes errors that belong to no test, which fail a run all the same (a worker that did not start, a rejection that nobody
 * awaited), to the file that `PARLANCE_UNHANDLED_FILE` names, as a JSON list of texts. Vitest's own JSON report leaves them out.
 */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: UnhandledErrors): void {
    const file = process.env['PARLANCE_UNHANDLED_FILE'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)));
  }
}
