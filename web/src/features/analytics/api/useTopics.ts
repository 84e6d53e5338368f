import { type Topic, topicSchema } from '@parlance/domain/documents/chats/topic';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { topicsOfChatbot } from '@parlance/domain/queries/figures';
import type { Live, Stored } from '#web/lib/live.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** More than a chatbot has: `LIMITS.topicsPerChatbot` and those that were merged into them. */
const MOST_TOPICS = 5 * LIMITS.topicsPerChatbot;

/** All topics of a chatbot, live: also those that were merged into others. */
export function useTopics(chatbotId: string): Live<readonly Stored<Topic>[]> {
  const { orgId } = useMembership();
  return useCollection(
    {
      ...specOf(topicsOfChatbot, paths.topics(orgId), { chatbotId }),
      limit: MOST_TOPICS,
    },
    topicSchema,
  );
}
