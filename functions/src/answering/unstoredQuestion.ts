import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import type { Locale } from '@parlance/domain/locales';
import { languageByWords } from '../kernel/text/languageByWords.ts';
import type { Question } from './question/question.ts';

/** A question as a visitor would ask it, of which nothing is stored: nobody's, and in no conversation. */
export function unstoredQuestion(
  { chatbotId, text, locale }: { chatbotId: string; text: string; locale: Locale },
  widget: Widget,
  askedAt: Date,
): Question {
  return {
    visitor: { chatbotId, chatId: newId(), origin: '', channel: 'playground' },
    address: '',
    widget,
    messageId: newId(),
    text,
    locale: languageByWords(text) ?? locale,
    regenerates: null,
    identity: null,
    askedAt,
  };
}
