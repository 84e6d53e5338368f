import { markChatUnread } from '@parlance/domain/contracts/chats';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Marks a conversation as unread for the team. Whoever has it open is to close it first: what is open is read. */
export function useMarkUnread(): (chatId: string) => void {
  const t = useTranslate();
  const { orgId } = useMembership();
  const { run } = useAction(async (chatId: string) => {
    await callContract(markChatUnread, { orgId, chatId });
  }, t('chats.markFailed'));
  return run;
}
