import { type StoredAction, storedActionSchema } from '@parlance/domain/documents/actions/storedAction';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from './useMembership.ts';

/** A chatbot's actions, the newest first, live. */
export function useActions(chatbotId: string): Live<readonly Stored<StoredAction>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.actions(orgId, chatbotId), orderBy: ['createdAt', 'desc'], limit: LIMITS.actionsPerChatbot },
    storedActionSchema,
  );
}
