import { AppError } from '@parlance/domain/errors';
import { refs } from '../../../kernel/platform/refs.ts';
import type { ApiCaller } from '../requireKey.ts';

/** Throws `not-found` for a chatbot that is none of the caller's organization. */
export async function requireChatbot({ orgId }: Pick<ApiCaller, 'orgId'>, chatbotId: string): Promise<void> {
  if (!(await refs.chatbot(orgId, chatbotId).get()).exists) throw new AppError('not-found');
}
