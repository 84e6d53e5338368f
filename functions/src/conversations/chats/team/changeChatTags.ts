import { changeTags, isSameTag } from '@parlance/domain/documents/chats/changeTags';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { recheckMember } from '../../../kernel/access/recheckMember.ts';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';

interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

/**
 * Adds tags to a conversation and takes tags away, with the organization's list of them: a new one joins it, one that no other
 * conversation has leaves it. Throws `not-found`, or `tag-limit-reached` { current, max }.
 */
export async function changeChatTags(who: Membership, chatId: string, change: TagChange): Promise<void> {
  const { orgId } = who;
  const ref = refs.chat(orgId, chatId);
  const listRef = refs.chatTags(orgId);
  await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'chat.write');
    const chat = (await transaction.get(ref)).data();
    if (chat === undefined) throw new AppError('not-found');
    const known = (await transaction.get(listRef)).data()?.names ?? [];
    const tags = changeTags(chat.tags, change, known);
    if (tags.length > LIMITS.tagsPerChat) {
      throw new AppError('tag-limit-reached', { current: chat.tags.length, max: LIMITS.tagsPerChat });
    }
    if (tags.join('\n') === chat.tags.join('\n')) return;
    const unused = await unusedWithout(
      transaction,
      { orgId, chatId },
      chat.tags.filter((tag) => !tags.includes(tag)),
    );
    const fresh = tags.filter((tag) => !known.includes(tag));
    const names = [...fresh, ...known.filter((name) => !unused.some((tag) => isSameTag(tag, name)))];
    transaction.update(ref, { tags });
    transaction.set(listRef, { names: names.slice(0, LIMITS.suggestedTags) });
  });
}

/** Tags of a conversation that no other one has. */
async function unusedWithout(
  transaction: Transaction,
  { orgId, chatId }: { orgId: string; chatId: string },
  tags: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    tags.map(async (tag) => {
      const tagged = await transaction.get(refs.chats(orgId).where('tags', 'array-contains', tag).limit(2));
      return tagged.docs.every(({ id }) => id === chatId) ? [tag] : [];
    }),
  );
  return found.flat();
}
