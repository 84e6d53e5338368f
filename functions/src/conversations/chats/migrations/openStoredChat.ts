import { chatSchema } from '@parlance/domain/documents/chats/chat';
import type { StoredDocument } from '../../../kernel/platform/schedule/Migration.ts';

/** Fields that show whether there is work in a conversation that is over. */
const workSchema = chatSchema.pick({ mode: true, assigneeUid: true, rating: true, outcome: true });

/**
 * A conversation that was stored before `isOpen` was, and that no queue of the inbox finds without it, gets it from what is stored of
 * it: nobody has said of it that it is done.
 */
export function openStoredChat({ data }: StoredDocument): { isOpen: boolean } | null {
  if (data['isOpen'] !== undefined) return null;
  const { mode, assigneeUid, rating, outcome } = workSchema.parse(data);
  const isUnanswered = outcome === 'unanswered' || outcome === 'failed';
  return { isOpen: mode === 'human' || assigneeUid !== null || rating === 'negative' || isUnanswered };
}
