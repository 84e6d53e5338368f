import { type ChannelConnection, channelSchema } from '@parlance/domain/documents/channels/channel';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Services by which customers write to a chatbot, the oldest first, live. */
export function useChannels(chatbotId: string): Live<readonly Stored<ChannelConnection>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.channels(orgId, chatbotId), orderBy: ['createdAt', 'asc'], limit: LIMITS.channelsPerChatbot },
    channelSchema,
  );
}
