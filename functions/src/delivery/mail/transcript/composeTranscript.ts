import type { MailMessage } from '@parlance/domain/documents/mail';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { refs } from '../../../kernel/platform/refs.ts';
import { linkTo } from '../../linkTo.ts';
import { quotableName } from '../../quotableName.ts';
import { type RenderedMail, renderMail } from '../../renderMail.ts';
import { MAIL_TEXTS } from '../texts/MAIL_TEXTS.ts';
import { renderLines } from './renderLines.ts';
import { transcriptLines } from './transcriptLines.ts';

/**
 * A visitor's conversation, for an address of which nobody has shown whose it is (decision 073): its newest
 * `LIMITS.transcriptMessages` messages as they are stored now. Undefined where the conversation is gone.
 */
export async function composeTranscript(
  { kind, orgId, chatbotId, chatId }: Extract<MailMessage, { kind: 'transcript' }>,
  locale: Locale,
): Promise<RenderedMail | undefined> {
  const max = LIMITS.transcriptMessages;
  const [org, chatbot, chat, newest] = await Promise.all([
    refs
      .org(orgId)
      .get()
      .then((found) => found.data()),
    refs
      .chatbot(orgId, chatbotId)
      .get()
      .then((found) => found.data()),
    refs
      .chat(orgId, chatId)
      .get()
      .then((found) => found.data()),
    refs
      .messages(orgId, chatId)
      .orderBy('at', 'desc')
      .limit(max + 1)
      .get(),
  ]);
  if (org === undefined || chatbot === undefined || chat === undefined || newest.empty) return undefined;
  const { transcript: texts, unnamed } = MAIL_TEXTS[locale];
  const timeZone = org.timezone;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const chatbotName = quotableName(chatbot.displayName);
  const messages = newest.docs.slice(0, max).map((found) => found.data());
  const { lines, isShortened } = transcriptLines(messages.toReversed(), {
    texts,
    chatbotName,
    formatTime: (at) => time.format(at),
  });
  const values = {
    chatbotName: chatbotName || texts.theAssistant,
    organizationName: quotableName(org.name) || unnamed.organization,
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(chat.createdAt),
    timeZone,
    newest: newest.size > max ? texts.newest.replace('{count}', `${max}`) : '',
    shortened: isShortened ? texts.shortened : '',
  };
  return renderMail(kind, locale, values, linkTo(`/${locale}`), renderLines(lines, texts.sources));
}
