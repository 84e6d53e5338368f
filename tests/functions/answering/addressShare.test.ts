import { LIMITS } from '@parlance/domain/limits';
import { DAY_MS } from '@parlance/domain/durations';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { beforeEach, expect, it } from 'vitest';
import { findWidget } from '../../../functions/src/answering/findWidget.ts';
import { takeAddressShare } from '../../../functions/src/answering/usage/takeAddressShare.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

const SHARE = Math.ceil(PLAN_LIMITS.trial.messages * LIMITS.addressDayShare);
const NOON = new Date('2026-11-22T12:00:00Z');

let take: (overrides?: { address?: string; askedAt?: Date }) => Promise<void>;

beforeEach(async () => {
  const { orgId } = await makeOrg({ plan: 'trial', trialEndsAt: new Date(Date.now() + DAY_MS) });
  const chatbotId = await trainedChatbot(orgId, 'A zip repair costs 18 euros.');
  const widget = await findWidget(chatbotId);
  const { signal: _signal, send: _send, ...asked } = makeAsk(chatbotId, 'What does a zip repair cost?');
  take = (overrides = {}) => takeAddressShare({ ...asked, widget, askedAt: NOON, ...overrides });
});

it('an address prefix gets its share of the plan in a day and no more, however many ask at once (A-126)', async () => {
  const all = LIMITS.addressQuestionsPerDay + SHARE + 5;
  const outcomes = await Promise.allSettled(Array.from({ length: all }, () => take()));
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'AppError: rate-limited'));
  await expect(take()).rejects.toMatchObject({ code: 'rate-limited' });
  // Others go on, and the next day it does too.
  await take({ address: '198.51.100.0/24' });
  await take({ askedAt: new Date(NOON.getTime() + DAY_MS) });
});
