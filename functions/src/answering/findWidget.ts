import { entitlementsOf } from '@parlance/domain/billing/entitlementsOf';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { SECOND_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { isServed } from '../kernel/access/isServed.ts';
import { createBurstCache } from '../kernel/platform/createBurstCache.ts';
import { refs } from '../kernel/platform/refs.ts';

/** A flood of questions to one chatbot costs each process five reads of it a second, and a change is seen a second later. */
const readWidget = createBurstCache(async (chatbotId) => (await refs.widget(chatbotId).get()).data(), {
  loads: 5,
  windowMs: SECOND_MS,
});

/** The chatbot that a visitor talks to, if it answers: throws `not-found`, `chatbot-inactive`, `chatbot-untrained` or `trial-expired`. */
export async function findWidget(chatbotId: string, now = new Date()): Promise<Widget> {
  const widget = await readWidget(chatbotId);
  if (!isServed(widget)) throw new AppError('not-found');
  if (widget.status === 'inactive') throw new AppError('chatbot-inactive');
  if (!widget.trained) throw new AppError('chatbot-untrained');
  const { answers } = entitlementsOf(widget, now);
  if (answers === 'trial-expired') throw new AppError('trial-expired');
  // What is paid for is nothing to a visitor.
  if (answers === 'ended') throw new AppError('chatbot-inactive');
  return widget;
}
