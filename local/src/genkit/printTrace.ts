import type { Trace } from './createTraceStore.ts';
import { stepsOf } from './stepsOf.ts';

/** A trace as lines of text: each step with its milliseconds, and the characters that went in and came out. */
export function printTrace(trace: Pick<Trace, 'spans'>): string {
  const steps = stepsOf(trace).map((step) => ({ ...step, label: `${'  '.repeat(step.depth)}${step.name}` }));
  const width = Math.max(0, ...steps.map(({ label }) => label.length));
  return steps
    .map(({ label, ms, input, output, isFailed }) => {
      const figures = `${ms.toFixed(1).padStart(9)} ms  in ${input.length}  out ${output.length}`;
      return `${label.padEnd(width)}${figures}${isFailed ? '  failed' : ''}`;
    })
    .join('\n');
}
