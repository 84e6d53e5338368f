import { type ActionFigures, actionFiguresSchema } from '@parlance/domain/documents/actions/actionFigures';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Call figures of a chatbot's actions, by the actions' ids, live. Those that were never called are missing. */
export function useActionFigures(chatbotId: string): Live<readonly Stored<ActionFigures>[]> {
  const { orgId } = useMembership();
  return useCollection(
    { path: paths.actionFigures(orgId, chatbotId), orderBy: ['__name__', 'asc'], limit: LIMITS.actionsPerChatbot },
    actionFiguresSchema,
  );
}
