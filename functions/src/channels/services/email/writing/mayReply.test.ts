import { LIMITS } from '@parlance/domain/limits';
import { expect, it } from 'vitest';
import { mayReply } from './mayReply.ts';

const NONE = { inLastHour: 0, inLastDay: 0, inThread: 0 };

it.each([
  ['inLastHour', LIMITS.automaticRepliesPerHour],
  ['inLastDay', LIMITS.automaticRepliesPerDay],
  ['inThread', LIMITS.automaticRepliesPerThread],
] as const)('an automatic reply may go out while %s is below %i', (count, limit) => {
  expect(mayReply({ ...NONE, [count]: limit - 1 })).toBe(true);
  expect(mayReply({ ...NONE, [count]: limit })).toBe(false);
});

it('two programs that answer each other end at the limit of an hour', () => {
  let sent = 0;
  while (mayReply({ inLastHour: sent, inLastDay: sent, inThread: sent })) sent += 1;
  expect(sent).toBe(LIMITS.automaticRepliesPerHour);
});
