import { AppError } from '@parlance/domain/errors';
import type { ChatView } from '@parlance/domain/widget/chatMessage';
import { isSiteAllowed } from '../../kernel/access/isSiteAllowed.ts';
import { verifyResumeToken } from '../../kernel/access/tokens/resumeToken.ts';
import { createVisitorToken } from '../../kernel/access/tokens/visitorToken.ts';
import { visitorChat } from './visitorChat.ts';
import { viewOf } from './readChat.ts';

/**
 * Takes up an earlier conversation with this chatbot, with a new visitor token for it. Throws `visitor-token-expired`,
 * `visitor-token-invalid` also for a token of another chatbot or of a website that is not allowed any more, and `not-found` if the conversation is gone.
 */
export async function resumeChat(chatbotId: string, resumeToken: string): Promise<ChatView & { token: string }> {
  const visitor = verifyResumeToken(resumeToken);
  if (visitor.chatbotId !== chatbotId) throw new AppError('visitor-token-invalid');
  const { widget, chat } = await visitorChat(visitor);
  if (!isSiteAllowed(visitor.origin, widget.allowedDomains)) throw new AppError('visitor-token-invalid');
  if (chat === undefined) throw new AppError('not-found');
  return { ...(await viewOf(widget.orgId, visitor.chatId, chat)), token: createVisitorToken(visitor) };
}
