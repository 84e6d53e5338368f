import { type Deletion, deletionSchema } from '@parlance/domain/documents/chatbots/deletion';
import { paths } from '@parlance/domain/paths';
import { useMemo } from 'react';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Deletions are rare: what runs, or ended a moment ago, is among the newest of the organization. */
const NEWEST = 20;

/** The newest deletion of one kind that a chatbot had, live; null when there is none among the organization's newest. */
export function useDeletion(chatbotId: string, kind: Deletion['kind']): Live<Stored<Deletion> | null> {
  const { orgId } = useMembership();
  const newest = useCollection(
    { path: paths.deletions(orgId), orderBy: ['startedAt', 'desc'], limit: NEWEST },
    deletionSchema,
  );
  return useMemo(() => {
    if (newest.status !== 'ready') return newest;
    const value = newest.value.find((deletion) => deletion.chatbotId === chatbotId && deletion.kind === kind);
    return { status: 'ready', value: value ?? null };
  }, [newest, chatbotId, kind]);
}
