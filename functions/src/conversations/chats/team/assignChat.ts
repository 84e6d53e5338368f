import { AppError } from '@parlance/domain/errors';
import { can } from '@parlance/domain/roles';
import { recheckMember } from '../../../kernel/access/recheckMember.ts';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';

/** Gives a conversation to a member who may write in it, with something to do there, or to nobody. Throws `not-found`, also for any other member. */
export async function assignChat(who: Membership, chatId: string, assigneeUid: string | null): Promise<void> {
  const { orgId } = who;
  const ref = refs.chat(orgId, chatId);
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'chat.write');
    const chat = (await transaction.get(ref)).data();
    if (chat === undefined) throw new AppError('not-found');
    if (assigneeUid !== null) {
      // Read here: of a member who is removed at the same time, either this or the removal comes second.
      const member = (await transaction.get(refs.member(orgId, assigneeUid))).data();
      if (member?.status !== 'active' || !can(member.role, 'chat.write')) throw new AppError('not-found');
    }
    if (chat.assigneeUid === assigneeUid) return;
    transaction.update(ref, { assigneeUid, isOpen: chat.isOpen || assigneeUid !== null });
  });
}
