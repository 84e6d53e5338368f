import { readFileSync } from 'node:fs';
import { marksOf } from '@parlance/domain/analytics/counting/marksOf';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { type AnswerMessage, newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { CONVERSATION_MIGRATIONS } from '../../../functions/src/conversations/migrations.ts';
import { migratePage } from '../../../functions/src/edge/migrations/migratePage.ts';
import { passesOf } from '../../../functions/src/edge/migrations/passesOf.ts';
import { refs } from '../../../functions/src/kernel/platform/refs.ts';
import { admin } from '../../support/admin.ts';
import { fromJson } from '../../support/documents/storedForm.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const [PASS] = passesOf(CONVERSATION_MIGRATIONS);

let orgId: string;

beforeEach(async () => {
  ({ orgId } = await makeOrg());
});

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** Migrates the organization's conversations. Returns how many of them changed, and how many documents that took. */
async function migrate() {
  if (PASS === undefined) throw new Error('conversations have no migrations');
  const { docs } = await admin.db.collection(paths.chats(orgId)).get();
  const { writes, changed, failures, reads } = await migratePage(docs, PASS, NOW);
  expect(failures).toEqual([]);
  for (const { found, fields } of writes) await found.ref.update(fields);
  return { changed, reads };
}

/** A conversation as it was stored before it said its version, with what is given of it. Returns its id. */
async function addFormer(chat: Record<string, unknown>): Promise<string> {
  const { isOpen: _, doneAt: __, marks: ___, depth: ____, ...former } = ruleDocuments.chat;
  const id = newId();
  const fields = { ...former, mode: 'bot', rating: null, outcome: null, questions: 3, ...chat };
  await admin.db.doc(paths.chat(orgId, id)).set(fields);
  return id;
}

/** An answer in a conversation, with its question. */
async function addAnswer(chatId: string, answer: Partial<AnswerMessage>): Promise<AnswerMessage> {
  const said = { chatbotId: 'bot', text: 'Hello', at: NOW };
  const messageId = newId();
  const given = newAnswerMessage({ ...said, verdict: 'answered', day: '2026-11-01', hour: 9, ...answer });
  await admin.db.doc(paths.message(orgId, chatId, messageId)).set(newVisitorMessage(said));
  await admin.db.doc(paths.message(orgId, chatId, answerIdOf(messageId))).set(given);
  return given;
}

async function stored(chatId: string) {
  return (await admin.db.doc(paths.chat(orgId, chatId)).get()).data();
}

it.each([
  [{ outcome: 'unanswered' }, true],
  [{ outcome: 'failed' }, true],
  [{ rating: 'negative' }, true],
  [{ mode: 'human' }, true],
  [{ assigneeUid: 'somebody' }, true],
  [{ outcome: 'answered', rating: 'positive' }, false],
  // Somebody has said of it that it is done.
  [{ outcome: 'unanswered', isOpen: false }, false],
])(
  'a conversation from before the inbox is found in its queues where something is to be done: %o',
  async (chat, isOpen) => {
    const id = await addFormer(chat);
    await migrate();
    expect(await stored(id)).toMatchObject({ isOpen, schemaVersion: 3 });
  },
);

it('a conversation that ended before marks were stored is found by figures, as if it ended today', async () => {
  const over = { classifiedAt: daysAgo(1), createdAt: daysAgo(2), isOpen: false };
  const ended = await addFormer(over);
  const citation = { n: 1, sourceId: 'prices', sourceName: '', heading: '', page: null, url: null, quote: '' };
  const answer = await addAnswer(ended, { rating: 'negative', citations: [citation] });
  expect(await migrate()).toEqual({ changed: 1, reads: 3 });
  const marked = await stored(ended);
  expect(marked).toMatchObject({ marks: marksOf([answer]), depth: 'medium', schemaVersion: 3 });
  expect(marked?.['marks']).toContain('rated:negative:prices@2026-11-01');
  expect(await migrate()).toEqual({ changed: 0, reads: 1 });
});

it.each([
  ['goes on', { classifiedAt: null, createdAt: daysAgo(2) }],
  ['is older than a period of figures', { classifiedAt: daysAgo(400), createdAt: daysAgo(401) }],
])('a conversation that %s gets its version and no marks', async (_, chat) => {
  const id = await addFormer({ ...chat, isOpen: false });
  await addAnswer(id, {});
  expect(await migrate()).toEqual({ changed: 0, reads: 1 });
  expect(await stored(id)).toMatchObject({ schemaVersion: 3 });
  expect(chatSchema.parse(await stored(id))).toMatchObject({ marks: [], depth: null });
});

it('conversations as 0.1.0 stored them are migrated, and read as before', async () => {
  const file = new URL('../../fixtures/documents/0.1.0.json', import.meta.url);
  const kept = z.array(z.object({ kind: z.string(), data: z.unknown() })).parse(JSON.parse(readFileSync(file, 'utf8')));
  const chats = kept.filter(({ kind }) => kind === 'orgs/{}/chats/{}').map(({ data }) => fromJson(data));
  expect(chats.length).toBeGreaterThan(0);
  for (const [place, chat] of chats.entries()) {
    const ref = admin.db.doc(paths.chat(orgId, `chat${place}`));
    await ref.set(z.record(z.string(), z.unknown()).parse(chat));
  }
  await migrate();
  for (const [place, chat] of chats.entries()) {
    const { marks: _, depth: __, isOpen: ___, ...before } = chatSchema.parse(chat);
    expect((await refs.chat(orgId, `chat${place}`).get()).data()).toMatchObject(before);
    expect(await stored(`chat${place}`)).toMatchObject({ schemaVersion: 3 });
  }
});

it('a new conversation says the present version', async () => {
  await refs.chat(orgId, 'chat').set(chatSchema.parse(ruleDocuments.chat));
  expect(await stored('chat')).toMatchObject({ schemaVersion: 3 });
});
