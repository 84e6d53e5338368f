import type { Chat } from '@parlance/domain/documents/chats/chat';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';

/** Throws `attachment-limit-reached` { max } where a conversation's visitor has sent as many files as they may. */
export function requireAttachmentsLeft({ visitorAttachments }: Pick<Chat, 'visitorAttachments'>): void {
  const { visitorAttachments: max } = LIMITS;
  if (visitorAttachments >= max) throw new AppError('attachment-limit-reached', { max });
}
