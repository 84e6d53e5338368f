import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { ROOT } from '../../local/src/config/ROOT.ts';
import type { Count } from './Count.ts';

interface Spec {
  label: string;
  left: number;
  tests: number;
  failed: number;
  ms: number;
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

function describeError({ message, stack, value, snippet }: TestError): string {
  return [stack ?? message ?? value ?? 'unknown', snippet].filter((part) => part !== undefined).join('\n\n');
}

/**
 * One line for each spec file of a project as soon as its last test has ended. What failed, in full, and what passed on a
 * second try alone go to the file that `PARLANCE_REPORT_FILE` names.
 */
export default class SpecReporter implements Reporter {
  readonly #specs = new Map<string, Spec>();
  readonly #failures: string[] = [];
  /** Failures of first tries, by test. */
  readonly #firstTries = new Map<string, string>();
  readonly #retried: string[] = [];
  #passed = 0;

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) this.#specOf(test).left += 1;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const spec = this.#specOf(test);
    spec.ms += result.duration;
    const isOk = result.status === test.expectedStatus;
    const isTriedAgain = !isOk && result.retry < test.retries;
    if (!isOk) {
      const files = result.attachments.flatMap((attachment) => attachment.path ?? []);
      const parts = [test.titlePath().filter(Boolean).join(' › '), ...result.errors.map(describeError), ...files];
      const text = parts.join('\n\n');
      if (isTriedAgain) this.#firstTries.set(test.id, text);
      else this.#failures.push(text);
    }
    if (isTriedAgain) return;
    spec.left -= 1;
    spec.tests += 1;
    const before = this.#firstTries.get(test.id);
    if (isOk && before !== undefined) this.#retried.push(before);
    if (isOk) this.#passed += 1;
    else spec.failed += 1;
    if (spec.left > 0) return;
    const failed = spec.failed === 0 ? '' : `, ${spec.failed} failed`;
    report(
      `${failed === '' ? '✓' : '✗'} ${spec.label} (${spec.tests} tests${failed}) ${(spec.ms / 1000).toFixed(1)} s`,
    );
  }

  /** Forwards the output of tests, such as the lines of the product's own logger. */
  onStdOut(chunk: string | Buffer, test?: TestCase): void {
    const file = process.env['PARLANCE_CONSOLE_FILE'];
    const text = chunk.toString();
    if (file === undefined) process.stdout.write(text);
    else appendFileSync(file, `${test === undefined ? '' : `${test.titlePath().join(' › ')}\n`}${text}`);
  }

  onStdErr(chunk: string | Buffer, test?: TestCase): void {
    this.onStdOut(chunk, test);
  }

  /** Something outside of any test, such as a file that cannot be read. */
  onError(error: TestError): void {
    this.#failures.push(describeError(error));
  }

  onEnd(): void {
    const file = process.env['PARLANCE_REPORT_FILE'];
    const count: Count = { passed: this.#passed, failed: this.#failures, flaky: this.#retried };
    if (file !== undefined) writeFileSync(file, JSON.stringify(count));
  }

  #specOf(test: TestCase): Spec {
    const project = test.parent.project()?.name ?? '';
    const label = `[${project}] ${path.relative(ROOT, test.location.file)}`;
    const spec = this.#specs.get(label) ?? { label, left: 0, tests: 0, failed: 0, ms: 0 };
    this.#specs.set(label, spec);
    return spec;
  }
}
