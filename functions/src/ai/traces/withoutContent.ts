import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';

/** Attributes of Genkit that hold names of ours. */
const KEPT: readonly string[] = [
  'genkit:type',
  'genkit:metadata:subtype',
  'genkit:metadata:promptName',
  'genkit:state',
];
/** Attributes that hold what somebody wrote, or what was written for them: only their length leaves. */
const MEASURED = { 'genkit:input': 'input.characters', 'genkit:output': 'output.characters' } as const;

/** A step of a trace without a word of what went in or came out, and without messages of errors, which may quote them. */
export function withoutContent(span: ReadableSpan, resource: ReadableSpan['resource']): ReadableSpan {
  const kept = KEPT.flatMap((name) => (name in span.attributes ? [[name, span.attributes[name]] as const] : []));
  const measured = Object.entries(MEASURED).flatMap(([name, length]) => {
    const value = span.attributes[name];
    return typeof value === 'string' ? [[length, value.length] as const] : [];
  });
  return {
    name: span.name,
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanId === undefined ? {} : { parentSpanId: span.parentSpanId }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: span.status.code },
    attributes: Object.fromEntries([...kept, ...measured]),
    links: [],
    events: [],
    resource,
    instrumentationLibrary: { name: span.instrumentationLibrary.name },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
