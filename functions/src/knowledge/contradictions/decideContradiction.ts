import { AppError } from '@parlance/domain/errors';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { readNoted } from '../../versions/readNoted.ts';
import { decide, type Decision } from './decide.ts';
import { storeDecision } from './storeDecision.ts';

/**
 * Decides which of two passages is true, and mutes the other one with it. Running it twice is harmless. Throws `not-found`, and
 * `muted-limit-reached` { max }.
 */
export async function decideContradiction(
  who: Membership,
  contradictionId: string,
  decision: Decision,
  now = new Date(),
): Promise<void> {
  const { orgId } = who;
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'contradiction.decide');
    const target = (await transaction.get(refs.contradiction(orgId, contradictionId))).data();
    if (target === undefined) throw new AppError('not-found');
    const ref = refs.chatbot(orgId, target.chatbotId);
    const chatbot = (await transaction.get(ref)).data();
    if (chatbot === undefined) throw new AppError('not-found');
    const related = await transaction.get(
      refs.contradictions(orgId).where('sourceIds', 'array-contains-any', target.sourceIds),
    );
    const noted = await readNoted(transaction, orgId, target.chatbotId);
    const known = new Map(related.docs.map((found) => [found.id, found.data()]));
    const decided = decide(known, chatbot.muted, contradictionId, decision);
    storeDecision(transaction, who, { ref, muted: chatbot.muted, noted }, decided, now);
  });
}
