import type { Message } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import type { Said } from '../../ai/AiProvider.ts';
import { withoutMarks } from '../../answering/checkSentence.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { speakerOf } from '../suggestions/speakerOf.ts';

export type StoredMessage = Message & { id: string };

interface Place {
  orgId: string;
  chatId: string;
  locale: Locale;
}

/**
 * Translates a stored message, without an answer's marks, and stores what came of it at the message: an empty text where that is not
 * the same. A message that was revised or deleted meanwhile stays as it is. One that is too long is not given to a model.
 */
export async function translateStored(
  { orgId, chatId, locale }: Place,
  message: StoredMessage,
  translate: (said: Said) => Promise<string | null>,
): Promise<void> {
  const text = withoutMarks(message.text);
  const isLong = text.length > LIMITS.translatedCharacters;
  const translation = isLong ? null : await translate({ by: speakerOf(message), text });
  const ref = refs.message(orgId, chatId, message.id);
  await db.runTransaction(async (transaction) => {
    const present = (await transaction.get(ref)).data();
    if (present === undefined || present.role === 'event' || present.text !== message.text) return;
    transaction.update(ref, { [`translations.${locale}`]: translation ?? '' });
  });
}
