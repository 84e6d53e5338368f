import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { AppError } from '@parlance/domain/errors';
import { refs } from '../platform/refs.ts';

/** The chatbot that a visitor talks to, if it answers: throws `not-found`, `chatbot-inactive`, `chatbot-untrained` or `trial-expired`. */
export async function findWidget(chatbotId: string, now = new Date()): Promise<Widget> {
  const widget = (await refs.widget(chatbotId).get()).data();
  if (widget === undefined || widget.isDeleting) throw new AppError('not-found');
  if (widget.status === 'inactive') throw new AppError('chatbot-inactive');
  if (!widget.trained) throw new AppError('chatbot-untrained');
  if (widget.plan === 'trial' && widget.trialEndsAt !== null && widget.trialEndsAt < now)
    throw new AppError('trial-expired');
  return widget;
}
