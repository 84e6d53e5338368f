import { chatSchema } from '@parlance/domain/documents/chats/chat';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** An id that no conversation has: the document of a lead without one does not exist. */
const NO_CHAT = 'none';

/** The language in which a lead is answered: its conversation's, else the organization's. */
export function useLeadLocale({ chatId }: Pick<Lead, 'chatId'>): Locale {
  const { orgId, org } = useMembership();
  const chat = useDocument(paths.chat(orgId, chatId ?? NO_CHAT), chatSchema);
  return chat.status === 'ready' && chat.value !== null ? chat.value.locale : org.locale;
}
