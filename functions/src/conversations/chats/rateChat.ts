import type { Chat } from '@parlance/domain/documents/chats/chat';
import { csatFigures } from '@parlance/domain/analytics/counting/csatFigures';
import { AppError } from '@parlance/domain/errors';
import type { Visitor } from '../../kernel/access/tokens/signedToken.ts';
import { countFigures } from '../../figures/countFigures.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { ownChat } from '../handover/ownChat.ts';
import { visitorChat } from './visitorChat.ts';

type Csat = NonNullable<Chat['csat']>;

/**
 * Stores how satisfied a visitor is with their own conversation, or that they decline to say, and counts a score on the day on which the
 * conversation began. What was said first stays. Throws `not-found` where nothing was said yet, and where the chatbot does not ask.
 */
export async function rateChat(visitor: Visitor, { score, comment }: Pick<Csat, 'score' | 'comment'>): Promise<void> {
  const { widget } = await visitorChat(visitor);
  if (!widget.collectCsat) throw new AppError('not-found');
  const { orgId } = widget;
  const { chatbotId, chatId } = visitor;
  await db.runTransaction(async (transaction) => {
    const chat = await ownChat(orgId, visitor, transaction);
    if (chat === undefined) throw new AppError('not-found');
    if (chat.csat !== null) return;
    const csat: Csat = { score, comment: score === null ? '' : comment, at: new Date() };
    transaction.update(refs.chat(orgId, chatId), { csat });
    const { day, channel } = chat;
    if (day !== '') countFigures(transaction, { orgId, chatbotId, day }, csatFigures({ csat, channel }));
  });
}
