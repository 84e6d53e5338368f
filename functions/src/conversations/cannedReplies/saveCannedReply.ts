import type { CannedReply } from '@parlance/domain/documents/organizations/cannedReply';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';

type SavedReply = Omit<CannedReply, 'createdAt'> & { replyId: string };

/**
 * Saves a canned reply of the team's under `version` + 1; what is stored already is not stored again. It reads all of the team's, at most
 * `LIMITS.cannedReplies`: so no more come in than there is room for, and no two have the same shortcut, also of several saves at the same
 * time. Throws what the contract `saveCannedReply` says.
 */
export async function saveCannedReply(who: Membership, { replyId, version, ...fields }: SavedReply): Promise<void> {
  const replies = refs.cannedReplies(who.orgId);
  const ref = replies.doc(replyId);
  await transactionInTurn(replies.path, async (transaction) => {
    await recheckMember(transaction, who, 'chat.write');
    const { docs } = await transaction.get(replies.limit(LIMITS.cannedReplies));
    const present = docs.find(({ id }) => id === replyId)?.data();
    if (present !== undefined && isSame(present, fields)) return;
    if (present === undefined && version > 0) throw new AppError('not-found');
    if (present !== undefined && present.version !== version) throw new AppError('canned-reply-changed');
    const others = docs.filter(({ id }) => id !== replyId);
    if (others.some((other) => other.data().shortcut === fields.shortcut)) throw new AppError('shortcut-taken');
    if (present !== undefined) {
      transaction.update(ref, { ...fields, version: version + 1 });
      return;
    }
    const max = LIMITS.cannedReplies;
    if (others.length >= max) throw new AppError('canned-reply-limit-reached', { current: others.length, max });
    transaction.create(ref, { ...fields, version: 1, createdAt: new Date() });
  });
}

function isSame(present: CannedReply, { shortcut, title, texts }: Pick<CannedReply, 'shortcut' | 'title' | 'texts'>) {
  return (
    present.shortcut === shortcut &&
    present.title === title &&
    LOCALES.every((locale) => present.texts[locale] === texts[locale])
  );
}
