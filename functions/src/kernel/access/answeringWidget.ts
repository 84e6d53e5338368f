import { entitlementsOf } from '@parlance/domain/billing/entitlementsOf';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { AppError } from '@parlance/domain/errors';
import { isServed } from './isServed.ts';
import { refs } from '../platform/refs.ts';

/** A chatbot whose organization may have answers written, also an inactive one. Throws `not-found`, `trial-expired` or `plan-inactive`. */
export async function answeringWidget(chatbotId: string, now: Date): Promise<Widget> {
  const widget = (await refs.widget(chatbotId).get()).data();
  if (!isServed(widget)) throw new AppError('not-found');
  const { answers } = entitlementsOf(widget, now);
  if (answers === 'trial-expired') throw new AppError('trial-expired');
  if (answers !== 'given') throw new AppError('plan-inactive');
  return widget;
}
