import { MINUTE_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { applyUsage, type UsageChange } from './applyUsage.ts';

const AT = new Date(20 * MINUTE_MS);
const NONE = { messages: 0, warned: 0, minute: null };
const asker = { address: '203.0.113.0/24', chatbotId: 'bot', questionsPerMinute: LIMITS.chatbotQuestionsPerMinute };
const question = (overrides = {}): UsageChange => ({
  kind: 'question',
  asker,
  at: AT,
  isFree: false,
  max: 100,
  ...overrides,
});

beforeAll(() => {
  vi.stubEnv('VISITOR_TOKEN_SECRET', 'secret');
  return () => vi.unstubAllEnvs();
});

describe('a question', () => {
  it('takes a message and counts in its minute; a free one counts in the minute alone', () => {
    const { usage } = applyUsage(NONE, question());
    expect(usage).toMatchObject({ messages: 1, minute: { start: 20, total: 1, chatbots: { bot: 1 } } });
    expect(applyUsage(usage, question({ isFree: true })).usage).toMatchObject({ messages: 1, minute: { total: 2 } });
  });

  it('is refused beyond the plan, unless it is free', () => {
    const full = { ...NONE, messages: 100 };
    expect(() => applyUsage(full, question())).toThrow('message-limit-reached');
    expect(applyUsage(full, question({ isFree: true })).usage.messages).toBe(100);
  });

  it('says which warning is due', () => {
    expect(applyUsage({ ...NONE, messages: 79 }, question()).warning).toEqual({ percent: 80, used: 80, max: 100 });
    expect(applyUsage({ ...NONE, messages: 80, warned: 80 }, question()).warning).toBeNull();
  });
});

it('what is not stored leaves the counter as it was, and nothing of the address', () => {
  const before = applyUsage(NONE, question()).usage;
  const { usage } = applyUsage(before, question({ asker: { ...asker, address: '198.51.100.0/24' } }));
  const undone = applyUsage(usage, {
    kind: 'not-stored',
    asker: { ...asker, address: '198.51.100.0/24' },
    at: AT,
    isFree: false,
  });
  expect(undone.usage).toEqual(before);
});

it('what is not stored is taken from no later minute', () => {
  const later = applyUsage(NONE, question({ at: new Date(AT.getTime() + MINUTE_MS) })).usage;
  const { usage } = applyUsage(later, { kind: 'not-stored', asker, at: AT, isFree: true });
  expect(usage).toEqual(later);
});

it('an answer that does not come gives its message back', () => {
  expect(applyUsage({ ...NONE, messages: 7 }, { kind: 'not-answered' }).usage.messages).toBe(6);
});
