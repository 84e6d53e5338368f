import type { Deletion } from '@parlance/domain/documents/chatbots/deletion';

type Begun = Pick<Deletion, 'kind' | 'chatbotId' | 'chatbotName' | 'startedAt' | 'startedBy'>;

/** A deletion of which nothing is done yet. How much there is to do is counted by the task. */
export function newDeletion(begun: Begun): Deletion {
  return {
    ...begun,
    status: 'running',
    total: 0,
    done: 0,
    removed: { chats: 0, messages: 0, leads: 0, declarations: 0, submissions: 0, sources: 0, chunks: 0, files: 0 },
    endedAt: null,
  };
}
