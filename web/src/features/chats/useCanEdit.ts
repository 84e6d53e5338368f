import { paths } from '@parlance/domain/paths';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Reports whether the current person may write or change texts in a conversation. Where they see it masked, the masked text would be stored. */
export function useCanEdit(chatId: string): boolean {
  const { orgId } = useMembership();
  const isMasked = useIsMasked(paths.chat(orgId, chatId));
  return useCan('chat.write') && !isMasked;
}
