import { expect, test } from 'vitest';
import { createEventHandler } from './createEventHandler.ts';

const CREATED = 'google.cloud.firestore.document.v1.created';

function eventFunction(run: (event: Readonly<Record<string, unknown>>) => unknown) {
  return Object.assign(run, { __endpoint: { eventTrigger: { eventType: CREATED } } });
}

function requestFor(name: string) {
  return {
    path: `/functions/projects/demo/triggers/europe-west3-${name}-0`,
    headers: { 'content-type': 'application/protobuf', 'ce-document': 'mail/m', 'ce-id': 'e', host: 'x' },
    body: Buffer.from(Buffer.from([10, 0, 255]).toString('base64')),
  };
}

test('a function hears of its event with attributes and data', async () => {
  const events: unknown[] = [];
  const handle = createEventHandler(new Map([['ext-a-onMail', eventFunction((event) => void events.push(event))]]));
  await handle(requestFor('ext-a-onMail'));
  expect(events).toEqual([
    { datacontenttype: 'application/protobuf', document: 'mail/m', id: 'e', data: Buffer.from([10, 0, 255]) },
  ]);
});

test('a slow function holds up no other', async () => {
  const slow = Promise.withResolvers<undefined>();
  const heard: string[] = [];
  const handle = createEventHandler(
    new Map([
      ['onSlow', eventFunction(async () => slow.promise)],
      ['onFast', eventFunction(() => void heard.push('fast'))],
    ]),
  );
  const running = Promise.all(Array.from({ length: 20 }, async () => handle(requestFor('onSlow'))));
  await handle(requestFor('onFast'));
  expect(heard).toEqual(['fast']);
  slow.resolve(undefined);
  await running;
});

test('nothing else is called: other paths, unknown names, functions of other kinds', () => {
  const called: string[] = [];
  const upload = Object.assign(() => void called.push('upload'), {
    __endpoint: { eventTrigger: { eventType: 'google.cloud.storage.object.v1.finalized' } },
  });
  const handle = createEventHandler(
    new Map<string, unknown>([
      ['onUpload', upload],
      ['plain', () => void called.push('plain')],
      ['text', 'onMail'],
    ]),
  );
  for (const name of ['onUpload', 'plain', 'text', 'constructor', 'onOther'])
    expect(handle(requestFor(name))).toBeUndefined();
  expect(handle({ ...requestFor('onUpload'), path: '/demo/europe-west3/dashboard' })).toBeUndefined();
  expect(called).toEqual([]);
});
