import { AppError } from '@parlance/domain/errors';
import { refs } from '../../kernel/platform/refs.ts';

/** Refuses a chatbot that the organization does not have, before a service is asked for it. Throws `not-found`. */
export async function requireChatbot(orgId: string, chatbotId: string): Promise<void> {
  if (!(await refs.chatbot(orgId, chatbotId).get()).exists) throw new AppError('not-found');
}
