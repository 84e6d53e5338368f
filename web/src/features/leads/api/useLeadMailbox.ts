import type { Lead } from '@parlance/domain/documents/chats/lead';
import { useChannels } from '#web/lib/channels/useChannels.ts';

/**
 * Address of the mailbox by which a lead is answered: the oldest one of its chatbot. Empty where none is connected; undefined while that is not
 * known.
 */
export function useLeadMailbox({ chatbotId }: Pick<Lead, 'chatbotId'>): string | undefined {
  const channels = useChannels(chatbotId);
  if (channels.status !== 'ready') return undefined;
  const addresses = channels.value.flatMap(({ account, mode }) =>
    account.kind === 'email' && mode !== 'off' ? account.address : [],
  );
  return addresses[0] ?? '';
}
