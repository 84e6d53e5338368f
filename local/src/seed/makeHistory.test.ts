import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { storedIdSchema } from '@parlance/domain/ids';
import { describe, expect, it } from 'vitest';
import { resolveTopics } from '@parlance/domain/analytics/resolveTopics';
import { summarize } from '@parlance/domain/analytics/summarize';
import { makeTopics } from './makeTopics.ts';
import { makeDocument } from './makeDocument.ts';
import { makeFigures } from './makeFigures.ts';
import { makeHistory } from './makeHistory.ts';
import { readConversations } from './readConversations.ts';
import { TEAM_TAGS } from './team/TEAM_TAGS.ts';
import { FERNWEG, LINDGRUEN } from './TENANTS.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const context = { chatbotId: FERNWEG.chatbotId, origin: 'http://127.0.0.1:5050', sourceIds: new Map<string, string>() };

describe('the seeded history', () => {
  const history = makeHistory(NOW, context);
  const messages = history.chats.flatMap((chat) => chat.messages.map(({ message }) => message));
  const answers = messages.filter((message) => message.role === 'assistant');

  it('is the same every time', () => {
    expect(makeHistory(NOW, context)).toEqual(history);
  });

  it('has ids of its own that the product would accept', () => {
    const ids = history.chats.flatMap(({ id, messages: all }) => [id, ...all.map((message) => message.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [...ids, ...history.leads.map((lead) => lead.id), FERNWEG.orgId, LINDGRUEN.orgId]) {
      expect(storedIdSchema.safeParse(id).success).toBe(true);
    }
  });

  it('is about 240 chats over 90 days, none of them in the future', () => {
    expect(history.chats.length).toBeGreaterThan(200);
    expect(history.chats.length).toBeLessThan(280);
    expect(history.leads).toHaveLength(24);
    const times = history.chats.map(({ chat }) => chat.createdAt.getTime());
    expect(Math.max(...times)).toBeLessThanOrEqual(NOW.getTime());
    expect(Math.min(...times)).toBeGreaterThan(NOW.getTime() - 91 * 86_400_000);
  });

  it('has both languages, ratings, refusals and chats of one to six turns', () => {
    const turns = history.chats.map(({ chat }) => chat.questions ?? 0);
    expect([Math.min(...turns), Math.max(...turns)]).toEqual([1, 6]);
    const rated = history.chats.filter(({ chat }) => chat.rating !== null).length / history.chats.length;
    expect(rated).toBeGreaterThan(0.15);
    expect(rated).toBeLessThan(0.4);
    const german = history.chats.filter(({ chat }) => chat.locale === 'de').length / history.chats.length;
    expect(german).toBeGreaterThan(0.5);
    expect(german).toBeLessThan(0.75);
    expect(answers.filter(({ verdict }) => verdict === 'refused').length).toBeGreaterThan(15);
    const open = history.chats.filter(({ chat }) => chat.isOpen);
    expect(open.length).toBeGreaterThan(1);
    expect(open.length).toBeLessThan(20);
  });

  it('shows what the team does: tags, notes and who looks after a conversation', () => {
    const chats = history.chats.map(({ chat }) => chat);
    expect(new Set(chats.flatMap(({ tags }) => tags))).toEqual(new Set(TEAM_TAGS));
    const notes = chats.flatMap((chat) => chat.notes);
    expect(notes.length).toBeGreaterThan(2);
    expect(notes.every(({ at }) => at <= NOW)).toBe(true);
    const team = FERNWEG.people.map(({ uid }) => uid);
    const named = [
      ...notes.map(({ authorUid }) => authorUid),
      ...chats.flatMap(({ assigneeUid }) => assigneeUid ?? []),
    ];
    expect(named.every((uid) => team.includes(uid))).toBe(true);
    expect(chats.every((chat) => chatSchema.safeParse(chat).success)).toBe(true);
  });

  it('has requests for a person that were taken over, and some that were missed, none of them in the future', () => {
    const asked = history.chats.filter(({ chat }) => chat.handover !== null);
    const taken = asked.filter(({ chat }) => chat.byAgent);
    expect(taken.length).toBeGreaterThan(3);
    expect(asked.length).toBeGreaterThan(taken.length);
    expect(taken.every(({ chat }) => chat.counted?.resolution === 'confirmed')).toBe(true);
    expect(asked.every(({ chat }) => chatSchema.safeParse(chat).success)).toBe(true);
    expect(messages.every(({ at }) => at <= NOW)).toBe(true);
    const { days } = makeFigures(history, FERNWEG.chatbotId);
    const figures = summarize([...days.values()], 'Europe/Berlin').figures;
    expect([figures.handovers, figures.takeovers]).toEqual([asked.length, taken.length]);
  });

  it('keeps the questions without an answer with their day', () => {
    const all = [...makeFigures(history, FERNWEG.chatbotId).days.values()];
    const refused = all.reduce((total, day) => total + day.refused, 0);
    const asked = all.flatMap((day) => Object.values(day.asked)).reduce((total, count) => total + count, 0);
    expect(refused).toBeGreaterThan(15);
    expect(asked).toBe(refused);
    for (const day of all) {
      expect(statsSchema.parse(day)).toEqual(day);
      expect(Object.values(day.unanswered).map(({ counter }) => day.asked[counter])).not.toContain(undefined);
    }
  });

  it('is what its figures count', () => {
    const { days, months, usage } = makeFigures(history, FERNWEG.chatbotId);
    const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
    const all = [...days.values()];
    expect(sum(all.map(({ conversations }) => conversations))).toBe(history.chats.length);
    expect(sum(all.map(({ messages: count }) => count))).toBe(answers.length);
    expect(sum(all.map(({ leads }) => leads))).toBe(history.leads.length);
    expect(sum([...usage.values()].map(({ messages: count }) => count))).toBe(answers.length);
    expect(sum([...months.values()].map(({ messages: count }) => count))).toBe(answers.length);
    const { figures, peak } = summarize(all, 'Europe/Berlin');
    expect(peak).toEqual(summarize([...months.values()], 'Europe/Berlin').peak);
    const decided = figures.resolution;
    expect(decided.confirmed + decided.unconfirmed + decided.failed).toBe(history.chats.length);
    expect(Math.min(decided.confirmed, decided.unconfirmed, decided.failed)).toBeGreaterThan(10);
    const topics = makeTopics(history.chats);
    expect(topics.size).toBeGreaterThan(10);
    expect(sum([...topics.values()].map(({ count }) => count))).toBe(history.chats.length);
    const named = [...topics].map(([id, topic]) => ({ id, ...topic }));
    expect(resolveTopics(figures, named)).toHaveLength(topics.size);
  });
});

it.each(['en', 'de'] as const)('quotes the documents word for word (%s)', async (locale) => {
  const turns = readConversations(locale).flatMap((conversation) => conversation.turns);
  for (const { source, quote } of turns) {
    if (source === undefined) continue;
    expect(FERNWEG.documents).toContain(source);
    const { text } = await makeDocument(source);
    // The ingestion writes a table's row as "Column: cell | Column: cell".
    const cells = quote.includes(' | ') ? quote.split(' | ').flatMap((cell) => cell.split(': ')) : [quote];
    for (const cell of cells) expect(text).toContain(cell);
  }
});

it('makes the same PDF every time', async () => {
  const [first, second] = await Promise.all([makeDocument('garantie.pdf'), makeDocument('garantie.pdf')]);
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
});
