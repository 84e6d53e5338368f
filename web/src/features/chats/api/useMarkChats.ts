import { markChatRead, markChatUnread } from '@parlance/domain/contracts/conversations/chats';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Maximum number of parallel calls. */
const PARALLEL = 5;

/** Marks conversations as read or not read by the team. One that is open must be closed before: what is open is read. */
export function useMarkChats(): (chatIds: readonly string[], unread: boolean) => void {
  const t = useTranslate();
  const { orgId } = useMembership();
  const { run } = useAction(async (chatIds: readonly string[], unread: boolean) => {
    const contract = unread ? markChatUnread : markChatRead;
    for (let start = 0; start < chatIds.length; start += PARALLEL) {
      const part = chatIds.slice(start, start + PARALLEL);
      await Promise.all(part.map((chatId) => callContract(contract, { orgId, chatId })));
    }
  }, t('chats.markFailed'));
  return run;
}
