import { AppError } from '@parlance/domain/errors';
import type { OwnAnswer } from '../../ai/AiProvider.ts';
import { settleMessages } from '../../answering/settleUnanswered.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { saveQa } from '../../knowledge/saveQa.ts';
import { releaseNow } from '../../versions/releaseNow.ts';
import { memberAuthor } from '../CaseAuthor.ts';
import { factsIn } from '../evals/factsIn.ts';
import { saveTestCase } from '../saveTestCase.ts';
import { untilRead } from './untilRead.ts';

interface Gap {
  chatbotId: string;
  /** Made by the caller. */
  gapId: string;
  messageIds: readonly string[];
  /** At most one in each language. */
  answers: readonly OwnAnswer[];
}

interface Closed {
  release: number | null;
  tests: number;
}

/**
 * Closes a gap: see the contract. Throws `not-found` without the chatbot.
 * @param patience Aborted where the reading of the answers is not waited for any longer.
 */
export async function closeGap(
  who: Membership,
  { chatbotId, gapId, messageIds, answers }: Gap,
  patience?: AbortSignal,
): Promise<Closed> {
  const { orgId } = who;
  const named = answers.map((answer) => ({ ...answer, sourceId: `gap-${gapId}-${answer.locale}` }));
  for (const { sourceId, question, answer } of named) {
    await saveQa(who, { chatbotId, sourceId, question, answer });
  }
  let tests = 0;
  for (const one of named) tests += await addTest(who, chatbotId, one);
  const released = await release(orgId, chatbotId, named, patience);
  // Last: they leave the lists that people look at.
  await settleMessages({ orgId, chatbotId }, messageIds);
  return { release: released, tests };
}

/** Number of tests that an answer has now. A chatbot with as many as it may have gets none, and its answer all the same. */
async function addTest(
  who: Membership,
  chatbotId: string,
  { sourceId, locale, question, answer }: OwnAnswer & { sourceId: string },
): Promise<number> {
  const facts = factsIn(answer);
  if (facts.length === 0) return 0;
  const expectation = { kind: 'facts' as const, facts };
  const fields = { question, locale, turn: null, earlier: [], recordings: [], expectation, mustPass: false };
  try {
    const origin = { kind: 'qa' as const, id: sourceId };
    await saveTestCase(memberAuthor(who), chatbotId, { caseId: sourceId, origin, fields });
    return 1;
  } catch (error) {
    if (error instanceof AppError && error.code === 'test-case-limit-reached') return 0;
    throw error;
  }
}

/** Number of the release with the answers; null where one of them is still to be read. */
async function release(
  orgId: string,
  chatbotId: string,
  sources: readonly { sourceId: string }[],
  patience?: AbortSignal,
): Promise<number | null> {
  try {
    const read = await Promise.all(sources.map(({ sourceId }) => untilRead(orgId, sourceId, patience)));
    return read.every((isRead) => isRead) ? await releaseNow(orgId, chatbotId) : null;
  } catch (error) {
    // The schedule records it.
    logEvent('gap not released', { chatbotId }, error);
    return null;
  }
}
