import { MINUTE_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { applyUsage, type MessageUsage, type UsageChange } from './applyUsage.ts';

const AT = new Date(20 * MINUTE_MS);
const NONE: MessageUsage = { messages: 0, warned: 0, minute: null, pending: {} };
const KEY = 'chat/question';
const asker = { address: '203.0.113.0/24', chatbotId: 'bot', questionsPerMinute: LIMITS.chatbotQuestionsPerMinute };
const chargeOf = (id: string) => ({ question: KEY, id });
const question = (id: string, overrides = {}): UsageChange => ({
  kind: 'question',
  asker,
  at: AT,
  charge: chargeOf(id),
  messages: 1,
  max: 100,
  countedAt: AT,
  spent: null,
  ...overrides,
});
const notStored = (id: string, overrides = {}): UsageChange => ({
  kind: 'not-stored',
  asker,
  at: AT,
  charge: chargeOf(id),
  ...overrides,
});
const free = { charge: null };

/** The counter after these changes, one after the other. */
function after(usage: MessageUsage, ...changes: readonly UsageChange[]): MessageUsage {
  return changes.reduce((before, change) => applyUsage(before, change).usage, usage);
}

beforeAll(() => {
  vi.stubEnv('VISITOR_TOKEN_SECRET', 'secret');
  return () => vi.unstubAllEnvs();
});

describe('a question', () => {
  it('takes a message and counts in its minute; a free one counts in the minute alone', () => {
    const usage = after(NONE, question('a'));
    expect(usage).toMatchObject({
      messages: 1,
      warned: 0,
      minute: { start: 20, total: 1, chatbots: { bot: 1 } },
      pending: { [KEY]: { id: 'a', messages: 1, holders: ['a'], at: AT } },
    });
    const { minute, ...others } = after(usage, question('b', free));
    expect(minute).toMatchObject({ total: 2 });
    expect(others).toMatchObject({ messages: 1, pending: usage.pending });
  });

  it('is refused beyond the plan, unless it is free', () => {
    const full = { ...NONE, messages: 100 };
    expect(() => applyUsage(full, question('a'))).toThrow('message-limit-reached');
    expect(after(full, question('a', free)).messages).toBe(100);
  });

  it('says which warning is due, also for a message that a try before has taken', () => {
    const due = { percent: 80, used: 80, max: 100 };
    const { usage, taken } = applyUsage({ ...NONE, messages: 79 }, question('a'));
    expect(taken).toEqual({ chargeId: 'a', messages: 1, warning: due });
    expect(applyUsage(usage, question('b')).taken).toEqual({ chargeId: 'a', messages: 1, warning: due });
    expect(applyUsage({ ...NONE, messages: 80, warned: 80 }, question('a')).taken.warning).toBeNull();
  });

  it('takes no message where a try before has taken one, however full plan and minute are', () => {
    const counted = after({ ...NONE, messages: 99 }, question('a'));
    if (counted.minute === null) throw new Error('nobody has asked');
    const full = { ...counted, minute: { ...counted.minute, total: LIMITS.orgQuestionsPerMinute } };
    const later = new Date(AT.getTime() + MINUTE_MS);
    const { usage, taken } = applyUsage(full, question('b', { countedAt: later }));
    expect(usage).toEqual({ ...full, pending: { [KEY]: { id: 'a', messages: 1, holders: ['a', 'b'], at: later } } });
    expect(taken.chargeId).toBe('a');
  });

  it('changes nothing at all when its own write was made and not acknowledged', () => {
    const counted = after(NONE, question('a'));
    expect(applyUsage(counted, question('a')).usage).toBe(counted);
    const shared = after(counted, question('b'));
    expect(applyUsage(shared, question('b')).usage).toBe(shared);
  });

  it('of the same id in another conversation takes a message of its own', () => {
    const other = { charge: { question: 'other/question', id: 'b' } };
    expect(after(NONE, question('a'), question('b', other)).messages).toBe(2);
  });

  it('takes another message where it gave the one before back', () => {
    const refunded = after(NONE, question('a'), question('b', { spent: 'a' }));
    expect(refunded).toMatchObject({ messages: 2, pending: { [KEY]: { id: 'b', holders: ['b'] } } });
    expect(after(refunded, { kind: 'given-back', charge: chargeOf('a'), messages: 1 })).toEqual({
      ...refunded,
      messages: 1,
    });
  });
});

describe('a question to a dear model', () => {
  const dear = { messages: 5 };

  it('takes as many messages as it counts, and the last one what is left, but never more than the plan has', () => {
    expect(after(NONE, question('a', dear)).messages).toBe(5);
    const last = applyUsage({ ...NONE, messages: 97 }, question('a', dear));
    expect(last.usage.messages).toBe(100);
    expect(last.taken).toEqual({ chargeId: 'a', messages: 3, warning: { percent: 100, used: 100, max: 100 } });
    const other = { ...dear, charge: { question: 'chat/other', id: 'b' } };
    expect(() => applyUsage(last.usage, question('b', other))).toThrow('message-limit-reached');
  });

  it('gives back exactly what it took, not stored, abandoned, without an answer or with a lesser model’s', () => {
    const taken = after({ ...NONE, messages: 97 }, question('a', dear));
    const charge = chargeOf('a');
    expect(after(taken, notStored('a')).messages).toBe(97);
    expect(after(taken, { kind: 'abandoned', charge }, { kind: 'abandoned', charge }).messages).toBe(97);
    expect(after(taken, { kind: 'given-back', charge, messages: 3 })).toMatchObject({ messages: 97, pending: {} });
    expect(after(taken, { kind: 'given-back', charge, messages: 2 })).toMatchObject({ messages: 98, pending: {} });
  });

  it('is taken over with what the try before took, whatever the model counts by now', () => {
    const shared = applyUsage(after(NONE, question('a', dear)), question('b', { messages: 1 }));
    expect(shared.usage.messages).toBe(5);
    expect(shared.taken).toMatchObject({ chargeId: 'a', messages: 5 });
  });
});

describe('what is not stored', () => {
  it('leaves the counter as it was, and nothing of the address; a second time it changes nothing', () => {
    const before = after(NONE, question('a', free));
    const elsewhere = { asker: { ...asker, address: '198.51.100.0/24' } };
    const undone = after(before, question('b', elsewhere), notStored('b', elsewhere));
    expect(undone).toEqual(before);
    expect(applyUsage(undone, notStored('b', elsewhere)).usage).toBe(undone);
    const undoneFree = { ...elsewhere, ...free };
    expect(after(before, question('b', undoneFree), notStored('b', undoneFree))).toEqual(before);
  });

  it('gives nothing back while another try may store it, whoever of them is the first to leave', () => {
    const both = after(NONE, question('a'), question('b'));
    for (const [first, second] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      const one = after(both, notStored(first));
      expect(one).toMatchObject({ messages: 1, pending: { [KEY]: { id: 'a', messages: 1, holders: [second] } } });
      expect(after(one, notStored(second))).toMatchObject({ messages: 0, pending: {} });
      // The other one stores it: who left before changes nothing any more.
      const stored = after(one, { kind: 'stored', charge: chargeOf('a') });
      expect(after(stored, notStored(first))).toBe(stored);
      expect(stored).toMatchObject({ messages: 1, pending: {} });
    }
  });

  it('is taken from no later minute, and from none by a try that was not counted in it', () => {
    const later = new Date(AT.getTime() + MINUTE_MS);
    const present = after(NONE, question('a', { ...free, at: later }));
    expect(after(present, notStored('b', free))).toEqual(present);
    const { minute } = after(NONE, question('a'), question('b'), notStored('a'), notStored('b'));
    expect(minute).toMatchObject({ total: 1 });
  });
});

describe('a pending question', () => {
  const counted = () => after(NONE, question('a'));

  it('is forgotten once it is stored, and keeps its message', () => {
    const stored = after(counted(), { kind: 'stored', charge: chargeOf('a') });
    expect(stored).toMatchObject({ messages: 1, pending: {} });
  });

  it('gives its message back where it was never stored, once', () => {
    const settled = after(counted(), { kind: 'abandoned', charge: chargeOf('a') });
    expect(settled).toMatchObject({ messages: 0, pending: {} });
    expect(applyUsage(settled, { kind: 'abandoned', charge: chargeOf('a') }).usage).toBe(settled);
  });

  it.each(['stored', 'abandoned'] as const)('is none of a charge before that was %s', (kind) => {
    const usage = counted();
    expect(applyUsage(usage, { kind, charge: chargeOf('z') }).usage).toBe(usage);
  });

  it('keeps its message when its conversation is deleted, and those of others stay pending', () => {
    const usage = after(counted(), question('b', { charge: { question: 'chatter/question', id: 'b' } }));
    const deleted = after(usage, { kind: 'chat-deleted', chatId: 'chat' });
    expect(deleted).toMatchObject({ messages: 2 });
    expect(Object.keys(deleted.pending)).toEqual(['chatter/question']);
    expect(applyUsage(deleted, { kind: 'chat-deleted', chatId: 'chat' }).usage).toBe(deleted);
  });

  it('gives its message back when no answer comes, and is taken over no more', () => {
    const refunded = after(counted(), { kind: 'given-back', charge: chargeOf('a'), messages: 1 });
    expect(refunded).toMatchObject({ messages: 0, pending: {} });
    expect(after(refunded, question('b'))).toMatchObject({ messages: 1, pending: { [KEY]: { id: 'b' } } });
    expect(after({ ...NONE, messages: 7 }, { kind: 'given-back', charge: null, messages: 1 }).messages).toBe(6);
  });
});
