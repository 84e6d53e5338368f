import { expect, it } from 'vitest';
import { createTraceStore } from './createTraceStore.ts';
import { printTrace } from './printTrace.ts';

/** A step as Genkit sends it. */
function sent(spanId: string, parentSpanId: string | undefined, times: readonly [number, number], state = 'success') {
  const [startTime, endTime] = times;
  const attributes = {
    'genkit:type': 'action',
    'genkit:input': '"four"',
    'genkit:output': '{}',
    'genkit:state': state,
  };
  const span = {
    spanId,
    ...(parentSpanId === undefined ? {} : { parentSpanId }),
    displayName: spanId,
    startTime,
    endTime,
    attributes,
  };
  return { traceId: 'trace', spans: { [spanId]: span } };
}

it('prints each step below the one that it lies in, in the order in which they began', () => {
  const store = createTraceStore();
  store.add(sent('model', 'answer', [1300, 1450.5], 'error'));
  store.add(sent('embedder', 'search', [1020, 1030]));
  store.add(sent('search', 'answer', [1010, 1100]));
  expect(store.list()).toEqual([]);
  store.add(sent('answer', undefined, [1000, 1500]));
  const [trace] = store.list();
  expect(printTrace(trace ?? { spans: [] }).split('\n')).toEqual([
    'answer          500.0 ms  in 6  out 2',
    '  search         90.0 ms  in 6  out 2',
    '    embedder     10.0 ms  in 6  out 2',
    '  model         150.5 ms  in 6  out 2  failed',
  ]);
});

it('keeps the newest fifty traces', () => {
  const store = createTraceStore();
  for (let index = 0; index < 60; index += 1)
    store.add({ ...sent('answer', undefined, [0, 1]), traceId: `trace ${index}` });
  expect(store.list().map(({ traceId }) => traceId)).toEqual(
    Array.from({ length: 50 }, (_, index) => `trace ${59 - index}`),
  );
});

it('keeps out what Firestore’s client traces where no flow runs', () => {
  const store = createTraceStore();
  const span = { spanId: 'get', displayName: 'DocumentReference.Get', startTime: 0, endTime: 1, attributes: {} };
  store.add({ traceId: 'other', spans: { get: span } });
  expect(store.list()).toEqual([]);
});
