import type { Span, Trace } from './createTraceStore.ts';

/** A step of a trace, as it is shown. */
interface Step {
  name: string;
  /** Number of steps that it lies in. */
  depth: number;
  /** Milliseconds from the beginning of the trace, and until its own end. */
  fromMs: number;
  ms: number;
  input: string;
  output: string;
  isFailed: boolean;
}

/** Steps of a trace in the order in which they began, each after the one that it lies in. */
export function stepsOf({ spans }: Pick<Trace, 'spans'>): Step[] {
  const start = Math.min(...spans.map(({ startTime }) => startTime));
  const childrenOf = (parent: string | undefined): Span[] =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent).toSorted((a, b) => a.startTime - b.startTime);
  const walk = (span: Span, depth: number): Step[] => [
    toStep(span, depth, start),
    ...childrenOf(span.spanId).flatMap((child) => walk(child, depth + 1)),
  ];
  return childrenOf(undefined).flatMap((root) => walk(root, 0));
}

function toStep({ displayName, startTime, endTime, attributes }: Span, depth: number, start: number): Step {
  const textOf = (name: string): string => {
    const value = attributes[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: displayName,
    depth,
    fromMs: startTime - start,
    ms: endTime - startTime,
    input: textOf('genkit:input'),
    output: textOf('genkit:output'),
    isFailed: textOf('genkit:state') === 'error',
  };
}
