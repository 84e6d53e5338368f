import type { MutedPassage } from '@parlance/domain/documents/knowledge/contradiction';
import { AppError } from '@parlance/domain/errors';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { readNoted } from '../../versions/readNoted.ts';
import type { mute, release } from './decide.ts';
import { storeDecision } from './storeDecision.ts';

/** Mutes a passage or lets it be heard again, in one transaction. Throws `not-found` and `muted-limit-reached` { max }. */
export async function changeMuted(
  who: Membership,
  passage: MutedPassage,
  change: typeof mute | typeof release,
  now: Date,
): Promise<void> {
  const { orgId } = who;
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'contradiction.decide');
    const source = (await transaction.get(refs.source(orgId, passage.sourceId))).data();
    if (source === undefined) throw new AppError('not-found');
    const ref = refs.chatbot(orgId, source.chatbotId);
    const chatbot = (await transaction.get(ref)).data();
    if (chatbot === undefined) throw new AppError('not-found');
    const related = await transaction.get(
      refs.contradictions(orgId).where('sourceIds', 'array-contains', passage.sourceId),
    );
    const noted = await readNoted(transaction, orgId, source.chatbotId);
    const known = new Map(related.docs.map((found) => [found.id, found.data()]));
    storeDecision(transaction, who, { ref, muted: chatbot.muted, noted }, change(known, chatbot.muted, passage), now);
  });
}
