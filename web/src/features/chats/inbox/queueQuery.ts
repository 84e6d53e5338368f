import type { Chat } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { newestChats } from '@parlance/domain/queries/chats';
import { specOf } from '#web/lib/firestore/specOf.ts';
import type { QuerySpec } from '#web/lib/firestore/QuerySpec.ts';
import type { Queue } from './QUEUES.ts';

/** Those who wait for an agent are known to every page (`WaitingContext`). */
export type StoredQueue = Exclude<Queue, 'waiting'>;

/** Owner of an inbox. */
interface Scope {
  orgId: string;
  uid: string;
}

const UNANSWERED = ['unanswered', 'failed'] as const;

function whyOf(queue: StoredQueue, uid: string) {
  switch (queue) {
    case 'open':
      return {};
    case 'unanswered':
      return { outcome: UNANSWERED };
    case 'disliked':
      return { rating: 'negative' };
    case 'mine':
      return { assigneeUid: uid };
  }
}

/** The query behind a queue of the inbox, the newest message first: conversations of all chatbots in which something is to be done. */
export function queueQuery({ orgId, uid }: Scope, queue: StoredQueue): QuerySpec {
  return specOf(newestChats, paths.chats(orgId), { isOpen: true, ...whyOf(queue, uid) });
}

/** True iff a conversation belongs to a queue as it is now: one that was read may have been done since. */
export function isInQueue({ isOpen, outcome, rating, assigneeUid }: Chat, queue: StoredQueue, uid: string): boolean {
  if (!isOpen) return false;
  switch (queue) {
    case 'open':
      return true;
    case 'unanswered':
      return UNANSWERED.some((one) => one === outcome);
    case 'disliked':
      return rating === 'negative';
    case 'mine':
      return assigneeUid === uid;
  }
}
