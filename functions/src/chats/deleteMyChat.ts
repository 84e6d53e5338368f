import type { Visitor } from '../access/signedToken.ts';
import { forgetWords } from '../chatbots/deletion/forgetWords.ts';
import { db } from '../platform/app.ts';
import { eachPage } from '../platform/writes/eachPage.ts';
import { refs } from '../platform/refs.ts';
import { visitorChat } from './visitorChat.ts';

/**
 * Deletes the visitor's own conversation and whatever lies below it, and returns how many messages that were. What was left
 * for the business stays, and so do the figures, but for the words of questions among them. Cut anywhere, it goes on when
 * called again; called again afterwards, it removes nothing more. Throws `not-found`.
 */
export async function deleteMyChat(visitor: Visitor): Promise<number> {
  const { widget, chat } = await visitorChat(visitor);
  const { orgId, timezone } = widget;
  const { chatbotId, chatId } = visitor;
  let removed = 0;
  await eachPage(refs.messages(orgId, chatId).withConverter(null), (batch, message) => {
    removed += 1;
    batch.delete(message.ref);
  });
  if (chat !== undefined) await forgetWords({ orgId, chatbotId, timezone }, [{ chatId, ...chat }]);
  await db.recursiveDelete(refs.chat(orgId, chatId));
  return removed;
}
