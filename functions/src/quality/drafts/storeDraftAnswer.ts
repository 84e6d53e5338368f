import type { DraftAnswer } from '@parlance/domain/documents/drafts/draftAnswer';
import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import type { DraftClaim } from './DRAFT_RUNS.ts';

/** Result of asking a question of a draft run. */
export type DraftAsked = Pick<DraftAnswer, 'question' | 'turn' | 'outcome' | 'former' | 'given'> & {
  /** Number of answers of the day that it took. */
  answers: number;
};

/**
 * Stores what asking a question came to and counts it for its run: each question once, whatever other worker has asked it too. A question
 * that was erased meanwhile leaves nothing. False where this worker has the run no more.
 */
export async function storeDraftAnswer(
  claim: DraftClaim,
  { id, chatId }: DraftRun['items'][number],
  { answers, ...asked }: DraftAsked,
): Promise<boolean> {
  const { orgId, chatbotId, runId, worker } = claim;
  const runRef = refs.draftRun(orgId, chatbotId, runId);
  const ref = refs.draftAnswer(orgId, runId, id);
  return transactionInTurn(paths.draftRun(orgId, chatbotId, runId), async (transaction) => {
    const run = (await transaction.get(runRef)).data();
    if (run?.status !== 'running' || run.worker !== worker) return false;
    if ((await transaction.get(ref)).exists) return true;
    // What erases a conversation deletes its messages first, then its answers here.
    if (chatId !== null && !(await transaction.get(refs.message(orgId, chatId, id))).exists) return true;
    const place = run.items.findIndex((item) => item.id === id);
    transaction.create(ref, { ...asked, chatbotId, runId, chatId, place, expiresAt: run.expiresAt });
    transaction.update(runRef, {
      done: FieldValue.increment(1),
      ...(run.answersLeft === null ? {} : { answersLeft: Math.max(0, run.answersLeft - answers) }),
      [`outcomes.${asked.outcome}`]: FieldValue.increment(1),
      attempts: 0,
    });
    return true;
  });
}
