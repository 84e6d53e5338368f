import type { Notification } from '@parlance/domain/documents/chatbots/notification';

/** What members choose who want a digest. */
export const CHOSEN_DIGESTS: Notification['digest'][] = ['daily', 'weekly'];
