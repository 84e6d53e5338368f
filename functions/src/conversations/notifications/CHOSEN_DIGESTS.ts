import type { Notification } from '@parlance/domain/documents/chatbots/notification';

/** Choices of members who want a digest. */
export const CHOSEN_DIGESTS: Notification['digest'][] = ['daily', 'weekly'];
