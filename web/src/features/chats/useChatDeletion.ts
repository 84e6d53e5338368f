import { deleteChats } from '@parlance/domain/contracts/conversations/chats';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { RefObject } from 'react';
import { useHeldDeletion } from '#web/components/toast/useHeldDeletion.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { keptDrafts } from '#web/lib/browser/keptDrafts.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** A visitor who writes again begins anew under the same id. */
function keyOf({ id, createdAt }: Stored<Chat>): string {
  return `${id} ${createdAt.getTime()}`;
}

/** No id has it. */
const SEPARATOR = ',';

interface ChatDeletion {
  isDeleted: (chat: Stored<Chat>) => boolean;
  /** At most `LIMITS.chatsPerDelete`. */
  remove: (chats: readonly Stored<Chat>[], onUndone: () => void) => void;
}

/** Deletes conversations, a few seconds late, so that it can be taken back. `region` takes the focus when that is over. */
export function useChatDeletion(region: RefObject<HTMLElement | null>): ChatDeletion {
  const t = useTranslate();
  const { orgId, uid } = useMembership();
  const texts = { deleted: t('chats.deleted'), failed: t('chats.deleteFailed') };
  const { hidden, remove } = useHeldDeletion(deleteChats, texts);
  const hiddenKeys = new Set([...hidden].flatMap((keys) => keys.split(SEPARATOR)));
  return {
    isDeleted: (chat) => hiddenKeys.has(keyOf(chat)),
    remove: (chats, onUndone) => {
      for (const { id: chatId } of chats) keptDrafts.remove({ uid, orgId, chatId });
      remove({
        key: chats.map(keyOf).join(SEPARATOR),
        input: { orgId, chatIds: chats.map(({ id }) => id) },
        ...(chats.length > 1 ? { deleted: t('chats.severalDeleted', { count: chats.length }) } : {}),
        onUndone,
        region,
      });
    },
  };
}
