import type { MaskedCollection } from '@parlance/domain/contracts/privacy';

interface Askable {
  /** Fields that may be compared for equality. */
  comparable: readonly string[];
  /** Lists of which one element may be asked for. */
  listed: readonly string[];
  /** Fields to order by; the order's field may be bounded. */
  sortable: readonly string[];
}

/**
 * Queries allowed on each collection. No field that says who somebody is, nor what they wrote: an answer, or its place in an
 * order, would reveal what is masked.
 */
export const MASKED_QUERIES: Readonly<Record<MaskedCollection, Askable>> = {
  chats: {
    comparable: [
      'chatbotId',
      'category',
      'sentiment',
      'rating',
      'topicId',
      'outcome',
      'counted.resolution',
      'counted.category',
      'depth',
      'channel',
      'locale',
      'site',
      'unread',
      'isOpen',
      'byAgent',
      'handover.agentUid',
      'handover.status',
      'assigneeUid',
    ],
    listed: ['tags', 'marks'],
    sortable: ['lastMessageAt', 'createdAt', 'handover.requestedAt'],
  },
  messages: { comparable: [], listed: [], sortable: ['at'] },
  leads: {
    comparable: ['chatbotId', 'status', 'priority', 'category', 'assigneeUid'],
    listed: [],
    sortable: ['createdAt'],
  },
  declarations: { comparable: ['chatbotId', 'kind', 'status'], listed: [], sortable: ['receivedAt'] },
  submissions: { comparable: ['chatbotId', 'formId', 'leadId', 'chatId', 'contactId'], listed: [], sortable: ['at'] },
  stats: { comparable: ['chatbotId'], listed: [], sortable: ['day'] },
  topics: { comparable: ['chatbotId', 'mergedInto'], listed: [], sortable: ['createdAt'] },
  views: { comparable: [], listed: [], sortable: ['createdAt'] },
  tags: { comparable: [], listed: [], sortable: [] },
};
