import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-base';

/** Number of traces whose first step has not ended yet; the oldest are forgotten beyond it. */
const OPEN_TRACES = 500;

/** Name of Genkit's steps. Firestore's client has its own, which are a trace each where no flow runs. */
const GENKIT = 'genkit-tracer';

/**
 * Collects the steps of Genkit's traces and sends them when the first one has ended: a process of Cloud Run has no processor time between
 * requests in which a timer could do it.
 */
export function createTraceProcessor(send: (spans: readonly ReadableSpan[]) => Promise<void>): SpanProcessor {
  const open = new Map<string, ReadableSpan[]>();
  const sending = new Set<Promise<void>>();
  const forceFlush = async (): Promise<void> => {
    await Promise.all(sending);
  };
  return {
    onStart: () => undefined,
    onEnd: (span) => {
      const { traceId } = span.spanContext();
      const spans = open.get(traceId) ?? [];
      spans.push(span);
      if (span.parentSpanId !== undefined) {
        open.set(traceId, spans);
        const [oldest] = open.keys();
        if (open.size > OPEN_TRACES && oldest !== undefined) open.delete(oldest);
        return;
      }
      open.delete(traceId);
      if (span.instrumentationLibrary.name !== GENKIT) return;
      const sent = send(spans).finally(() => sending.delete(sent));
      sending.add(sent);
    },
    forceFlush,
    shutdown: forceFlush,
  };
}
