import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { AppError } from '@parlance/domain/errors';
import { isServed } from '../../kernel/access/isServed.ts';
import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** The chatbot that a visitor talks to, whatever its state: a conversation with an agent outlasts a pause. Throws `not-found`. */
export async function widgetOf(visitor: Visitor): Promise<Widget> {
  const widget = (await refs.widget(visitor.chatbotId).get()).data();
  if (!isServed(widget)) throw new AppError('not-found');
  return widget;
}
