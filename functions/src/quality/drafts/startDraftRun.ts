import { entitlementsOf } from '@parlance/domain/billing/entitlementsOf';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Settings } from '@parlance/domain/documents/chatbots/settings';
import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { AUTO_MODEL } from '@parlance/domain/models';
import { paths } from '@parlance/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import { requireChatbot } from '../../kernel/access/requireChatbot.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { gateKey } from '../../chatbots/gateKey.ts';
import { config } from '../../kernel/platform/config.ts';
import { takeAllFromDay } from '../../kernel/platform/limits/takeFromDay.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { answersOf } from '../evals/runs/answersOf.ts';
import { draftAllowance, draftBudget } from './draftBudget.ts';
import { enqueueDraftRun } from './enqueueDraftRun.ts';
import { readLastQuestions } from './readLastQuestions.ts';

export interface DraftWish {
  chatbotId: string;
  runId: string;
  kind: DraftRun['kind'];
  /** Differences from the stored settings. */
  changes: Partial<Settings>;
}

const NO_OUTCOMES = { same: 0, words: 0, facts: 0, answered: 0, refused: 0, passed: 0, failed: 0 };

/**
 * Begins a run of a draft and takes its answers from the organization's day, in one transaction: the same `runId` again begins and takes
 * nothing more. Throws what the contract names.
 */
export async function startDraftRun(
  who: Membership,
  wish: DraftWish,
  { now = new Date(), enqueue = enqueueDraftRun } = {},
): Promise<void> {
  const { orgId } = who;
  const { chatbotId, runId, kind, changes } = wish;
  const ref = refs.draftRun(orgId, chatbotId, runId);
  if ((await ref.get()).exists) return enqueue({ orgId, chatbotId, runId }, 'first');
  requireModel(changes);
  const asked = kind === 'replay' ? await readLastQuestions(orgId, chatbotId) : [];
  await transactionInTurn(paths.draftRuns(orgId, chatbotId), async (transaction) => {
    if ((await transaction.get(ref)).exists) return;
    await recheckMember(transaction, who, 'test.write');
    const chatbot = await requireChatbot(transaction, orgId, chatbotId);
    const org = (await transaction.get(refs.org(orgId))).data();
    if (org === undefined) throw new AppError('not-found');
    const { answers } = entitlementsOf(org, now);
    if (answers !== 'given') throw new AppError(answers === 'trial-expired' ? 'trial-expired' : 'plan-inactive');
    const { max, code } = draftAllowance(org.plan, kind);
    const { items, key, wanted } =
      kind === 'replay'
        ? { items: asked.slice(0, max), key: '', wanted: Math.min(asked.length, max) }
        : await gateItems(transaction, { orgId, chatbotId }, chatbot, changes);
    if (items.length === 0) throw new AppError(kind === 'replay' ? 'replay-questions-missing' : 'test-cases-missing');
    const budget = { wanted, max, at: now };
    const short = await takeAllFromDay(transaction, draftBudget(orgId, kind), budget);
    if (short !== undefined) throw new AppError(code, { max, left: short.left });
    transaction.create(ref, {
      kind,
      status: 'waiting',
      startedBy: who.uid,
      startedAt: now,
      finishedAt: null,
      changes,
      items,
      answersLeft: wanted,
      done: 0,
      gone: 0,
      outcomes: NO_OUTCOMES,
      key,
      provider: config().aiProvider,
      worker: 0,
      attempts: 0,
      leaseUntil: new Date(now.getTime() + LIMITS.testLeaseMs),
      error: null,
      expiresAt: new Date(now.getTime() + LIMITS.draftRunMs),
    });
  });
  await enqueue({ orgId, chatbotId, runId }, 'first');
}

function requireModel({ model }: Partial<Settings>): void {
  if (model === undefined || model === AUTO_MODEL) return;
  if (!config().models.some(({ key }) => key === model)) throw new AppError('invalid-input');
}

/** The cases that must pass, what they are asked with, and how many answers that takes. */
async function gateItems(
  transaction: Transaction,
  { orgId, chatbotId }: { orgId: string; chatbotId: string },
  chatbot: Chatbot,
  changes: Partial<Settings>,
): Promise<Pick<DraftRun, 'items' | 'key'> & { wanted: number }> {
  const found = await transaction.get(refs.testCases(orgId, chatbotId).where('mustPass', '==', true));
  const cases = found.docs.map((one) => ({ id: one.id, ...one.data() }));
  return {
    items: cases.map(({ id }) => ({ id, chatId: null })),
    key: gateKey({ ...chatbot, ...changes }, cases),
    wanted: cases.reduce((sum, one) => sum + answersOf(one), 0),
  };
}
