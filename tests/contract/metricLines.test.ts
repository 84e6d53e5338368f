import { newFigures } from '@parlance/domain/analytics/addFigures';
import { newQaSource } from '@parlance/domain/documents/knowledge/source';
import type { Mail } from '@parlance/domain/documents/mail';
import { DAY_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalProvider } from '../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../functions/src/ai/AiProvider.ts';
import { createSpendMeter } from '../../functions/src/ai/spend/createSpendMeter.ts';
import { answerQuestion } from '../../functions/src/answering/answerQuestion.ts';
import { failSource } from '../../functions/src/knowledge/ingestion/failSource.ts';
import { sendMail } from '../../functions/src/delivery/mail/sendMail.ts';
import { logQueueAges } from '../../functions/src/edge/monitoring/logQueueAges.ts';
import { withLogContext } from '../../functions/src/kernel/platform/log/logContext.ts';
import { runParts } from '../../functions/src/kernel/platform/schedule/runParts.ts';
import { recountChatbot } from '../../functions/src/figures/recounts/recountChatbot.ts';
import { toHttpsError } from '../../functions/src/kernel/platform/toHttpsError.ts';
import { settleDelivery } from '../../functions/src/delivery/webhooks/delivery/settleDelivery.ts';
import { AWAY, BILLING_LINES, compared, WEBHOOK_SECRET } from './support/BILLING_LINES.ts';
import { MODEL_LINES } from './support/MODEL_LINES.ts';
import { captureLog } from '../support/monitoring/captureLog.ts';
import { countsGooglesLines } from '../support/monitoring/countsGooglesLines.ts';
import { extractFrom, type LogEntry, matchesFilter } from '../support/monitoring/logFilter.ts';
import { type Metric, readOperations } from '../support/monitoring/operations.ts';
import { ruleDocuments } from '../support/ruleDocuments.ts';
import { makeAsk } from '../functions/support/answering/makeAsk.ts';

/*
 * Each metric with the line that it counts, written by the code that writes it in a deployed project. Firestore and the mail
 * server alone are stood in for.
 */

const RECIPIENT = 'jane.doe@customer.example';
const PASSAGE = { chunkId: 'c', sourceId: 's', sourceName: 'Prices', heading: 'Delivery', page: null, url: null };

const QA = { chatbotId: 'b', name: 'Q', question: 'Q', answer: 'A', size: 1, createdBy: 'u' };

/** In milliseconds. Searching takes 100 of them, and all else no time. */
const clock = vi.hoisted(() => ({ time: 0 }));

vi.mock('../../functions/src/kernel/platform/app.ts', () => {
  const nothing = async () => ({ exists: false, data: () => undefined });
  const written = async () => undefined;
  const doc = (path: string) => {
    const ref = { path, withConverter: () => ref, update: written, set: written, get: nothing };
    return ref;
  };
  const data = () => newQaSource({ ...QA, createdAt: new Date() });
  const get = async ({ path }: { path: string }) => ({ exists: !path.startsWith('billingEvents/'), data });
  const transaction = { get, update: () => undefined, create: () => undefined };
  const runTransaction = (work: (given: object) => unknown) => work(transaction);
  const customer = {
    id: 'o',
    ref: { path: 'customers/o' },
    data: () => ({ stripeLink: '', email: null, stripeId: compared.customer }),
  };
  const page = { docs: [customer], size: 1 };
  return { db: { doc, runTransaction, collection: () => ({ limit: () => ({ get: async () => page }) }) } };
});
vi.mock('../../functions/src/kernel/platform/config.ts', async (original) => ({
  ...(await original<object>()),
  config: () => ({ billingProvider: 'stripe' }),
  stripeApiKey: { value: () => 'sk_test_x' },
  stripeWebhookSecret: { value: () => WEBHOOK_SECRET },
}));
vi.mock('../../functions/src/billing/stripe/stripeClient.ts', () => ({
  stripeClient: () => ({
    subscriptions: {
      list: async ({ customer }: { customer: string }) => {
        if (customer === AWAY) throw new Error('away');
        return { data: [{ id: 'sub_1' }] };
      },
    },
  }),
}));
vi.mock('../../functions/src/billing/state/syncSubscription.ts', () => ({ syncSubscription: async () => true }));
vi.mock('../../functions/src/billing/events/prepareInvoice.ts', () => ({
  prepareInvoice: async () => () => undefined,
}));
vi.mock('../../functions/src/billing/events/findOrgOfCustomer.ts', () => ({
  findOrgOfCustomer: async (customer: string) => {
    if (customer === AWAY) throw new Error('away');
    return 'o';
  },
}));
vi.mock('../../functions/src/knowledge/chunks/removeChunks.ts', () => ({ removeChunks: async () => undefined }));
vi.mock('../../functions/src/delivery/mail/claimMail.ts', () => ({
  MAIL_ATTEMPTS: 3,
  claimMail: async (): Promise<Mail> => ({
    to: RECIPIENT,
    locale: 'en',
    message: { kind: 'invite', orgId: 'o', inviteId: 'i' },
    status: 'queued',
    attempts: 1,
    nextAttemptAt: new Date(),
    // Its day is over.
    createdAt: new Date(Date.now() - 2 * DAY_MS),
    expiresAt: new Date(),
  }),
}));
vi.mock('../../functions/src/delivery/mail/composeMail.ts', () => ({
  composeMail: () => Promise.reject(new Error(`550 5.1.1 <${RECIPIENT}>: no such user`)),
}));
vi.mock('../../functions/src/figures/readFigureDay.ts', () => ({ readFigureDay: async () => undefined }));
vi.mock('../../functions/src/figures/recounts/readDay.ts', () => ({
  readDay: async () => ({ ...newFigures(), conversations: 1 }),
}));
vi.mock('../../functions/src/answering/findWidget.ts', () => ({ findWidget: async () => ruleDocuments.widget }));
vi.mock('../../functions/src/answering/findOwnAnswer.ts', () => ({ findOwnAnswer: async () => undefined }));
vi.mock('../../functions/src/answering/making/reserveQuestion.ts', () => ({
  reserveQuestion: async () => ({
    verified: undefined,
    begun: {
      kind: 'begun',
      turns: [],
      former: null,
      chat: { day: '2026-11-20', channel: 'widget', locale: 'en', site: 'other' },
      attempt: 1,
      isCharged: true,
      warning: null,
    },
  }),
}));
vi.mock('../../functions/src/answering/retrievePassages.ts', () => ({
  retrievePassages: async () => {
    clock.time += 100;
    return [{ ...PASSAGE, text: 'Delivery costs 4.90 euros.', score: 1, question: null, isFaq: false, similarity: 1 }];
  },
}));
vi.mock('../../functions/src/answering/record/storeAnswer.ts', () => ({
  storeAnswer: async (_: unknown, answer: unknown) => answer,
}));
vi.mock('../../functions/src/answering/record/refundAnswer.ts', () => ({ refundAnswer: async () => undefined }));

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock.time);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** A model that writes so, and charges for it. */
function writer(write: () => AsyncIterable<string>): AiProvider {
  const usage = { model: 'gemini-3.5-flash-lite', tokens: 1100, split: { input: 1000, output: 100 } };
  return { ...createLocalProvider(), generate: () => ({ stream: write(), done: Promise.resolve(usage) }) };
}

const WELL = writer(async function* () {
  yield 'Delivery costs 4.90 euros [1]. It takes 77 days [1].';
});

const BROKEN = writer(async function* () {
  yield '';
  throw new Error(`away, says ${RECIPIENT}`);
});

async function ask(provider: AiProvider): Promise<void> {
  const question = makeAsk('b', 'What does delivery cost?');
  await withLogContext({ contract: 'answer' }, () => answerQuestion(question, provider)).catch(toHttpsError);
}

async function ages(seconds: number): Promise<void> {
  await logQueueAges(new Date(), async () => ({
    oldestSourceSeconds: seconds,
    oldestMailSeconds: seconds,
    oldestErasureSeconds: seconds,
  }));
}

/** A receiver that fails for longer than a day. */
async function giveUp(): Promise<void> {
  const now = new Date();
  const claimed = { ...ruleDocuments.delivery, triedSince: new Date(now.getTime() - LIMITS.webhookPatienceMs) };
  const place = { orgId: 'o', webhookId: 'w', deliveryId: 'd' };
  await settleDelivery(place, claimed, { answerStatus: null, fault: 'timeout', durationMs: 20 }, now);
}

/** The day's calls cost four fifths of its limit. */
async function spend(): Promise<void> {
  const store = { add: async () => undefined, read: async () => 8_000_000 };
  await createSpendMeter({ limitUsd: 10, store }).check();
}

/** A chatbot's day with a conversation that nobody counted. */
async function recountOne(): Promise<void> {
  await recountChatbot({ orgId: 'o', chatbotId: 'b', day: '2026-11-20' });
}

function part(run: () => Promise<unknown>): Promise<void> {
  return runParts([{ name: 'resendStalledMail', everyMinutes: 1, run }], new Date(), 1000);
}

function fail(error: unknown): unknown {
  return withLogContext({ correlationId: 'c', contract: 'answer', orgId: 'o' }, () => toHttpsError(error));
}

/** Work that makes the code write the line of a metric, and how often. */
const PRODUCERS: Readonly<Record<string, { work: () => unknown; times: number; value?: number }>> = {
  parlance_answers: { work: () => ask(WELL), times: 1 },
  parlance_answer_failures: { work: () => ask(BROKEN), times: 1 },
  parlance_first_text: { work: () => ask(WELL), times: 1, value: 100 },
  parlance_answer_cost: { work: () => ask(WELL), times: 1, value: 550 },
  parlance_answer_tokens: { work: () => ask(WELL), times: 1, value: 1100 },
  parlance_dropped_sentences: { work: () => ask(WELL), times: 1, value: 1 },
  parlance_source_queue_age: { work: () => ages(901), times: 1, value: 901 },
  parlance_mail_queue_age: { work: () => ages(901), times: 1, value: 901 },
  parlance_erasure_age: { work: () => ages(3601), times: 1, value: 3601 },
  parlance_sources_failed: { work: () => failSource('o', 's', 'file-encrypted'), times: 1 },
  parlance_sources_given_up: { work: () => failSource('o', 's', 'ingestion-failed'), times: 1 },
  parlance_mails_failed: { work: () => sendMail('m').catch(() => undefined), times: 1 },
  parlance_figures_differ: { work: recountOne, times: 1 },
  parlance_webhooks_failed: { work: giveUp, times: 1 },
  ...BILLING_LINES,
  ...MODEL_LINES,
  parlance_daily_spend: { work: spend, times: 1 },
  parlance_scheduled_parts_failed: { work: () => part(() => Promise.reject(new Error('away'))), times: 1 },
  parlance_jobs: { work: () => part(async () => 1), times: 1 },
  parlance_rate_limited: { work: () => fail(new AppError('rate-limited')), times: 1 },
  parlance_unexpected_errors: { work: () => fail(new TypeError('no such field')), times: 1 },
};

const { metrics } = readOperations();
const OURS = metrics.filter(({ metric }) => !countsGooglesLines(metric));

function counted({ filter }: Metric, entries: readonly LogEntry[]): LogEntry[] {
  return entries.filter((entry) => matchesFilter(filter, entry));
}

describe('a metric', () => {
  it.each(OURS)('of $file counts the line that the code writes, with its value and labels', async ({ metric }) => {
    const { work, times, value } = PRODUCERS[metric.name] ?? { work: () => undefined, times: Number.NaN };
    const found = counted(metric, await captureLog(work));
    expect(found).toHaveLength(times);
    const { valueExtractor, labelExtractors = {} } = metric;
    for (const entry of found) {
      const extracted = valueExtractor === undefined ? undefined : extractFrom(valueExtractor, entry);
      expect(extracted).toBe(value);
      for (const extractor of Object.values(labelExtractors)) {
        expect(extractFrom(extractor, entry)).toEqual(expect.stringMatching(/./));
      }
    }
  });

  it('of what goes wrong counts nothing while all is well, and each nothing of another', async () => {
    const calm = await captureLog(async () => {
      await ask(WELL);
      await part(async () => 0);
      await ages(0);
      await failSource('o', 's', 'file-encrypted');
      fail(new AppError('permission-denied'));
    });
    const counting = metrics.filter(({ metric }) => counted(metric, calm).length > 0).map(({ metric }) => metric.name);
    const about = /_(failures|given_up|mails_failed|busy|parts_failed|limited|spend|unavailable|unserved|errors)$/;
    expect(counting.filter((name) => about.test(name))).toEqual([]);
  });
});

it('no line of any of them has an address', async () => {
  const entries = await captureLog(async () => {
    for (const { work } of Object.values(PRODUCERS)) await work();
  });
  expect(entries.length).toBeGreaterThan(metrics.length);
  expect(JSON.stringify(entries)).toContain('[address]');
  expect(JSON.stringify(entries)).not.toContain('@customer');
});
