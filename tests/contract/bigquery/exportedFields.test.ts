import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { transformRow } from '../../../functions/src/figures/bigquery/transformRow.ts';
import { FIELD_RULES } from '../../../functions/src/figures/masking/FIELD_RULES.ts';
import { changeOf } from '../../support/bigquery/changeOf.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'fixtures', 'documents');
const documentSchema = z.record(z.string(), z.unknown());
const KEPT = readdirSync(FOLDER).flatMap((file) =>
  z
    .array(z.object({ kind: z.string(), data: documentSchema }))
    .parse(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'))),
);

/** The document of a kind as releases stored it, with all that one may have. */
function stored(kind: string, more: object) {
  return { ...KEPT.find((one) => one.kind === kind)?.data, ...more };
}

const AT = { $time: '2026-11-28T12:00:00.000Z' };
const CHAT = stored('orgs/{}/chats/{}', {
  doneAt: AT,
  tags: ['word'],
  notes: [{ id: 'n1', authorUid: 'u1', text: 'word', at: AT }],
  handover: {
    status: 'joined',
    requestedAt: AT,
    dueAt: AT,
    email: 'word',
    consentAt: AT,
    agentUid: 'u1',
    agentName: 'word',
  },
  thread: { channelId: 'word', threadId: 'word' },
  leadId: 'l1',
  customer: { address: 'word', userName: 'word', isVerified: true },
  contactId: 'word',
  attributes: ['word'],
  identity: { name: 'word', email: 'word' },
  assigneeUid: 'u1',
  firstResponseMs: 1000,
  visitorAttachments: 1,
  rating: 'positive',
  csat: { score: 4, comment: 'word', at: AT },
  proactive: { ruleId: 'r1', isShown: true, holdout: 10 },
  pendingCall: { kind: 'confirm', actionId: 'a1', version: AT, arguments: [{ parameter: 'p', value: 'word' }] },
  rateBucket: { left: 1, at: AT },
  turns: [{ question: 'word', answer: 'word' }],
  corrected: ['category'],
  forTeam: true,
  /** As the schema may have one later. */
  fieldOfTomorrow: { text: 'word', list: ['word'] },
});
const QUOTE = { chatId: 'h1', messageId: 'm1', question: 'word', at: AT, counter: 'c1' };
const STATS = stored('orgs/{}/stats/{}', {
  unanswered: { p1: QUOTE },
  asked: { c1: 1 },
  csat: { 4: 1 },
  proactive: { 'r1:10:shown': 1 },
  foldedAt: AT,
  firstResponses: 1,
  firstResponseMsSum: 1000,
  promptResponses: 1,
  forTeam: 1,
  byChannel: { widget: { conversations: 1, csat: { 4: 1 } } },
  fieldOfTomorrow: { text: 'word' },
});

/** Every copy of a document in which one text, or one key of a record, is another. */
function* variants(value: unknown, text: string, at = ''): Generator<[string, unknown]> {
  if (typeof value === 'string') yield [at, text];
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries())
      for (const [where, changed] of variants(each, text, `${at}.[]`)) yield [where, value.with(index, changed)];
    return;
  }
  if (typeof value !== 'object' || value === null || '$time' in value) return;
  const fields = documentSchema.parse(value);
  for (const [key, each] of Object.entries(fields)) {
    const { [key]: _taken, ...rest } = fields;
    yield [`${at}.{}`, { ...rest, [text]: each }];
    for (const [where, changed] of variants(each, text, `${at}.${key}`)) yield [where, { ...fields, [key]: changed }];
  }
}

function dataOf(collection: string, document: unknown): unknown {
  const { data } = transformRow(changeOf(`orgs/o1/${collection}/d1`, document)).json;
  return data === null ? null : JSON.parse(data);
}

/** Where a text may stand so that it leaves. */
function survivors(collection: string, document: unknown, text: string): string[] {
  const places = [...variants(document, text)];
  expect(places.length).toBeGreaterThan(40);
  return [
    ...new Set(
      places
        .filter(([, changed]) => JSON.stringify(dataOf(collection, changed)).includes(text))
        .map(([where]) => where.slice(1)),
    ),
  ].toSorted();
}

describe.each([
  ['chats', CHAT, Object.keys(chatSchema.shape)],
  ['stats', STATS, Object.keys(statsSchema.shape)],
] as const)('a document of %s', (collection, document, fields) => {
  it('is here with every field that one can have', () => {
    expect(Object.keys(document)).toEqual(expect.arrayContaining([...fields]));
  });

  it.each(['zoe.quist@example.org', 'My name is Zoë Quist', '+49 170 1234567 anrufen', 'Ich wohne in der Gasse 5'])(
    'lets “%s” leave from no place but a category, and from there if nobody is named',
    (text) => {
      const isNamed = !text.startsWith('Ich wohne');
      const places = { chats: ['category', 'counted.category'], stats: ['categories.{}'] }[collection];
      expect(survivors(collection, document, text)).toEqual(isNamed ? [] : places);
    },
  );

  it('lets one word leave where ids, codes and allowed domains stand alone', () => {
    const places = {
      chats: ['category', 'chatbotId', 'counted.category', 'counted.topicId', 'site', 'topicId'],
      stats: [
        'categories.{}',
        'channels.{}',
        'chatbotId',
        'hours.{}',
        'latency.{}',
        'localHours.{}',
        'locales.{}',
        'origins.{}',
        'sources.{}',
        'topics.{}',
      ],
    }[collection];
    expect(survivors(collection, document, 'Quistword')).toEqual(places);
  });

  it('keeps what releases have stored, but for what is named nowhere', () => {
    const before = documentSchema.parse(dataOf(collection, document));
    for (const { kind, data } of KEPT.filter((one) => one.kind === `orgs/{}/${collection}/{}`)) {
      const left = documentSchema.parse(dataOf(collection, data));
      expect([kind, Object.keys(left).toSorted()]).toEqual([kind, Object.keys(before).toSorted()]);
    }
    expect(Object.keys(before)).not.toContain('fieldOfTomorrow');
  });

  it('has no field that viewers get masked or empty, but for the category', () => {
    const { kept, whole, emptied } = FIELD_RULES[collection];
    const exported = documentSchema.parse(dataOf(collection, document));
    const texts = Object.entries(exported).filter(([, value]) => typeof value === 'string');
    const times = new Set(['doneAt', 'classifiedAt', 'lastMessageAt', 'createdAt']);
    const unkept = texts.map(([name]) => name).filter((name) => !kept.has(name) && !times.has(name));
    expect(unkept).toEqual(collection === 'chats' ? ['category'] : []);
    expect(Object.keys(exported).filter((name) => name in whole || emptied.has(name))).toEqual([]);
  });
});

it('times are ISO 8601, and what is counted stays as it is', () => {
  expect(dataOf('chats', CHAT)).toMatchObject({
    createdAt: '2026-11-04T13:22:00.000Z',
    handover: { status: 'joined', requestedAt: '2026-11-28T12:00:00.000Z' },
    category: 'Versand',
    messageCount: 2,
  });
  expect(dataOf('stats', STATS)).toMatchObject({ messages: 3, categories: { Membership: 1, Repairs: 1 } });
});

it.each([
  ['of another collection', changeOf('orgs/o1/leads/l1', CHAT)],
  ['of a collection below', changeOf('orgs/o1/chats/h1/messages/m1', CHAT)],
  ['of another path', changeOf('users/o1/chats/h1', CHAT)],
  [
    'that is no JSON',
    {
      ...changeOf('orgs/o1/chats/h1', CHAT),
      json: { ...changeOf('orgs/o1/chats/h1', CHAT).json, data: '{"lastMessage":"word' },
    },
  ],
  [
    'with longer records than there are sources',
    changeOf('orgs/o1/stats/s1', {
      ...STATS,
      categories: Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`c${n}`, 1])),
    }),
  ],
  ['that does not fit its schema', changeOf('orgs/o1/chats/h1', { ...CHAT, messageCount: 'word' })],
  [
    'with a time that is none',
    changeOf('orgs/o1/chats/h1', { ...CHAT, createdAt: { _seconds: 1e300, _nanoseconds: 0 } }),
  ],
])('a document %s leaves with no data', (_name, change) => {
  expect(transformRow(change).json).toMatchObject({ data: null, old_data: null });
});

it('what a document was before is left out, also where it is sent, and so is a column that nobody knows', () => {
  const change = changeOf('orgs/o1/chats/h1', CHAT);
  const row = { ...change, json: { ...change.json, old_data: '{"lastMessage":"word"}', note: 'word' } };
  expect(JSON.stringify(transformRow(row))).not.toContain('word');
});

it('a deletion stays a deletion, with the organization', () => {
  const { insertId, json } = changeOf('orgs/o1/chats/h1', CHAT);
  const { data: _none, ...columns } = json;
  expect(transformRow({ insertId, json: { ...columns, operation: 'DELETE' } })).toEqual({
    insertId,
    json: { ...columns, operation: 'DELETE', data: null, old_data: null, path_params: '{"orgId":"o1"}' },
  });
});
