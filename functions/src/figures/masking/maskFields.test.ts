import { actionSourceId } from '@parlance/domain/actions/actionSourceId';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { expect, it } from 'vitest';
import { FIELD_RULES } from './FIELD_RULES.ts';
import { maskFields } from './maskFields.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const PLANTED = 'planted@secret.example';
const OPTIONS = { locale: 'en', people: { names: [], emails: [], phones: [] }, own: new Set<string>() } as const;

const NOTE = { id: 'n1', authorUid: 'u1', text: PLANTED, at: AT };
const CHAT = chatSchema.parse({
  chatbotId: 'b1',
  channel: 'widget',
  mode: 'human',
  locale: 'en',
  origin: 'https://shop.example',
  category: PLANTED,
  topic: PLANTED,
  sentiment: null,
  terms: [PLANTED],
  tags: [PLANTED],
  notes: [NOTE],
  handover: {
    status: 'requested',
    requestedAt: AT,
    dueAt: AT,
    email: PLANTED,
    agentUid: 'u1',
    agentName: 'Ada',
  },
  identity: { name: PLANTED, email: PLANTED },
  customer: { address: PLANTED, userName: PLANTED, isVerified: true },
  messageCount: 3,
  rating: null,
  lastMessage: PLANTED,
  lastMessageAt: AT,
  createdAt: AT,
  unread: true,
  lastAnswerId: 'm1.answer',
  turns: [{ question: PLANTED, answer: PLANTED }],
  pendingCall: {
    kind: 'confirm',
    actionId: 'a1',
    version: AT,
    arguments: [{ parameter: 'email', value: PLANTED }],
    question: PLANTED,
    expiresAt: AT,
  },
});
const LEAD = leadSchema.parse({
  chatbotId: 'b1',
  chatId: 'h1',
  name: PLANTED,
  email: PLANTED,
  phone: PLANTED,
  message: PLANTED,
  status: 'new',
  priority: 'low',
  category: PLANTED,
  notes: [NOTE],
  replies: [{ ...NOTE, status: 'sent' }],
  searchTerms: [PLANTED],
  consentAt: AT,
  createdAt: AT,
});
const ANSWER = messageSchema.parse({
  role: 'assistant',
  chatbotId: 'b1',
  text: PLANTED,
  at: AT,
  verdict: 'answered',
  comment: PLANTED,
  original: PLANTED,
  searchQuery: PLANTED,
  calls: [
    {
      actionId: 'a1',
      title: 'State of an order',
      arguments: [{ parameter: 'email', value: PLANTED }],
      status: 'failed',
      fault: 'timeout',
      httpStatus: null,
      ms: 5_000,
      bytes: null,
      excerpt: PLANTED,
    },
  ],
});

it.each([
  { collection: 'chats', document: CHAT },
  { collection: 'leads', document: LEAD },
  { collection: 'messages', document: ANSWER },
] as const)('of $collection no text that a visitor or a member wrote goes unmasked', ({ collection, document }) => {
  const masked = maskFields(document, FIELD_RULES[collection], OPTIONS);
  expect(JSON.stringify(document)).toContain(PLANTED);
  expect(JSON.stringify(masked)).not.toContain('planted');
});

it('leaves what the dashboard works with: ids, states, dates and the names of the team', () => {
  const masked = maskFields(CHAT, FIELD_RULES.chats, OPTIONS);
  const { chatbotId, mode, origin, createdAt, lastAnswerId, messageCount } = CHAT;
  expect(chatSchema.parse(masked)).toMatchObject({
    chatbotId,
    mode,
    origin,
    createdAt,
    lastAnswerId,
    messageCount,
    handover: { agentUid: 'u1', agentName: 'Ada', email: '[email]' },
    identity: { name: '[name]', email: '[email]' },
    customer: { address: '[phone]', userName: '[name]', isVerified: true },
    turns: [],
    terms: [],
  });
});

it('leaves of a call which one it was, and what became of it', () => {
  expect(messageSchema.parse(maskFields(ANSWER, FIELD_RULES.messages, OPTIONS))).toMatchObject({
    calls: [{ actionId: 'a1', title: 'State of an order', status: 'failed', fault: 'timeout', excerpt: '[email]' }],
  });
  expect(chatSchema.parse(maskFields(CHAT, FIELD_RULES.chats, OPTIONS)).pendingCall).toMatchObject({
    kind: 'confirm',
    actionId: 'a1',
    arguments: [{ parameter: 'email', value: '[email]' }],
  });
});

it('has none of the values of a procedure', () => {
  const run = { step: 'order', values: [{ name: 'order', value: 'FW-12345' }], confirmed: null, trail: [], tries: 0 };
  const pendingCall = {
    kind: 'run',
    procedureId: 'p1',
    version: 'v1',
    run,
    locale: 'en',
    question: PLANTED,
    askedAt: AT,
  };
  const masked = chatSchema.parse(maskFields(chatSchema.parse({ ...CHAT, pendingCall }), FIELD_RULES.chats, OPTIONS));
  expect(masked.pendingCall).toMatchObject({ kind: 'run', run: { step: 'order', values: [] }, question: '[email]' });
});

it('leaves what a published source says as it is, and masks what an action says', () => {
  const quote = { n: 1, sourceName: 'Name', heading: PLANTED, page: null, url: PLANTED, quote: PLANTED };
  const published = { ...quote, sourceId: 's1' };
  const cited = [published, { ...quote, n: 2, sourceId: actionSourceId('a1') }];
  const passages = cited.map(({ sourceId, sourceName }) => ({ chunkId: sourceId, score: 1, sourceName }));
  const masked = maskFields({ ...ANSWER, citations: cited, passages }, FIELD_RULES.messages, OPTIONS);
  expect(messageSchema.parse(masked)).toMatchObject({
    citations: [
      published,
      { n: 2, sourceId: 'action-a1', sourceName: 'Name', heading: '[email]', url: '[email]', quote: '[email]' },
    ],
    passages,
  });
  expect(maskFields({ citations: [{ quote: PLANTED }] }, FIELD_RULES.messages, OPTIONS)).toEqual({
    citations: [{ quote: '[email]' }],
  });
});

it('masks a text of a field that no rule knows', () => {
  expect(maskFields({ new: { nested: [PLANTED] } }, FIELD_RULES.chats, OPTIONS)).toEqual({
    new: { nested: ['[email]'] },
  });
});

it('says nothing where nothing was', () => {
  expect(maskFields({ ...LEAD, name: '', phone: '' }, FIELD_RULES.leads, OPTIONS)).toMatchObject({
    name: '',
    phone: '',
  });
});
