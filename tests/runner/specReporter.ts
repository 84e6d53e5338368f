import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { ROOT } from '../../local/src/config/ROOT.ts';

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

/** One line for each spec file of a project as soon as its last test has ended, and at the end what failed, in full. */
export default class SpecReporter implements Reporter {
  readonly #specs = new Map<string, Spec>();
  readonly #failures: string[] = [];

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) this.#specOf(test).left += 1;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const spec = this.#specOf(test);
    spec.left -= 1;
    spec.tests += 1;
    spec.ms += result.duration;
    if (!test.ok()) {
      spec.failed += 1;
      const files = result.attachments.flatMap((attachment) => attachment.path ?? []);
      const parts = [test.titlePath().filter(Boolean).join(' › '), ...result.errors.map(describeError), ...files];
      this.#failures.push(parts.join('\n\n'));
    }
    if (spec.left > 0) return;
    const failed = spec.failed === 0 ? '' : `, ${spec.failed} failed`;
    report(
      `${failed === '' ? '✓' : '✗'} ${spec.label} (${spec.tests} tests${failed}) ${(spec.ms / 1000).toFixed(1)} s`,
    );
  }

  /** What tests write, such as the lines of the product's own logger. */
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
    for (const failure of this.#failures) report(`\n${failure}`);
  }

  #specOf(test: TestCase): Spec {
    const project = test.parent.project()?.name ?? '';
    const label = `[${project}] ${path.relative(ROOT, test.location.file)}`;
    const spec = this.#specs.get(label) ?? { label, left: 0, tests: 0, failed: 0, ms: 0 };
    this.#specs.set(label, spec);
    return spec;
  }
}
