import * as z from 'zod';

const spanSchema = z.object({
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  displayName: z.string(),
  /** Milliseconds since 1970. */
  startTime: z.number(),
  endTime: z.number(),
  attributes: z.record(z.string(), z.unknown()),
});
const sentSchema = z.object({ traceId: z.string(), spans: z.record(z.string(), spanSchema) });
/** A trace with the steps that have ended so far, in no order. */
export const traceSchema = z.object({ traceId: z.string(), spans: z.array(spanSchema) });

/** One step of a trace, as Genkit sends it when it has ended. */
export type Span = z.infer<typeof spanSchema>;

export type Trace = z.infer<typeof traceSchema>;

interface TraceStore {
  /** Takes steps as Genkit sends them. Throws for another form. */
  add: (body: unknown) => void;
  /** Traces whose first step has ended and is Genkit's, the newest first. */
  list: () => Trace[];
  /** Resolves with the id of the next trace that `list` has; undefined where none came within so many milliseconds. */
  next: (forMs: number) => Promise<string | undefined>;
}

/** Number of traces that are kept. */
const KEPT = 50;

/** Genkit's traces in memory, by the protocol of its own telemetry server. */
export function createTraceStore(): TraceStore {
  const traces = new Map<string, Map<string, Span>>();
  const waiting = new Set<(traceId: string | undefined) => void>();
  return {
    add: (body) => {
      const { traceId, spans } = sentSchema.parse(body);
      const known = traces.get(traceId) ?? new Map<string, Span>();
      for (const span of Object.values(spans)) known.set(span.spanId, span);
      traces.set(traceId, known);
      if (Object.values(spans).some(isFirst)) for (const resolve of waiting) resolve(traceId);
      const [oldest] = traces.keys();
      if (traces.size > KEPT && oldest !== undefined) traces.delete(oldest);
    },
    list: () =>
      [...traces]
        .map(([traceId, spans]) => ({ traceId, spans: [...spans.values()] }))
        .filter(({ spans }) => spans.some(isFirst))
        .toReversed(),
    next: async (forMs) => {
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      waiting.add(resolve);
      const timer = setTimeout(() => resolve(undefined), forMs);
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        waiting.delete(resolve);
      }
    },
  };
}

/** Firestore's client has steps of its own, which are a trace each where no flow runs. */
function isFirst({ parentSpanId, attributes }: Span): boolean {
  return parentSpanId === undefined && 'genkit:type' in attributes;
}
