import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Locale } from '@parlance/domain/locales';
import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { languageByWords } from '../../kernel/text/languageByWords.ts';

/**
 * The language in which a question is answered: its own where a word of it says so, else that of its conversation, else the page's.
 * One read, and only where no word tells.
 * @param question `locale` is the page's.
 */
export async function localeOfQuestion(
  { visitor, text, locale }: { visitor: Visitor; text: string; locale: Locale },
  { orgId }: Pick<Widget, 'orgId'>,
): Promise<Locale> {
  const own = languageByWords(text);
  if (own !== null) return own;
  const chat = (await refs.chat(orgId, visitor.chatId).get()).data();
  return chat?.chatbotId === visitor.chatbotId ? chat.locale : locale;
}
