import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { paths } from '@parlance/domain/paths';
import { newestChats } from '@parlance/domain/queries/chats';
import { newestLeads } from '@parlance/domain/queries/leads';
import { use, useMemo } from 'react';
import type { Live } from '#web/lib/live.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { WaitingContext } from '#web/lib/org/waiting/WaitingContext.ts';
import { type BellItem, bellItems } from './bellItems.ts';

const NEWEST = 10;

function valueOf<T>(live: Live<readonly T[]>): readonly T[] {
  return live.status === 'ready' ? live.value : [];
}

function useChatsWith(asked: Partial<Record<'outcome' | 'rating', string>>) {
  const { orgId } = useMembership();
  return useCollection({ ...specOf(newestChats, paths.chats(orgId), asked), limit: NEWEST }, chatSchema);
}

/** News of the organization, live, newest first. Items that cannot be loaded are left out. */
export function useBellItems(): readonly BellItem[] {
  const { orgId, uid } = useMembership();
  const waiting = use(WaitingContext);
  const leads = useCollection(
    { ...specOf(newestLeads, paths.leads(orgId), { status: 'new' }), limit: NEWEST },
    leadSchema,
  );
  const failed = useChatsWith({ outcome: 'failed' });
  const disliked = useChatsWith({ rating: 'negative' });
  return useMemo(
    () => bellItems({ leads: valueOf(leads), waiting, failed: valueOf(failed), disliked: valueOf(disliked), uid }),
    [leads, waiting, failed, disliked, uid],
  );
}
