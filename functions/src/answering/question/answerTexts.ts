import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Locale } from '@parlance/domain/locales';
import type { Question } from './question.ts';

/** Reply when the sources do not answer. */
export function refusalText(locale: Locale, formality: Chatbot['formality']): string {
  if (locale === 'en') {
    return 'I don’t know: the information I have does not answer that. You can leave a message, and a person will get back to you.';
  }
  return formality === 'formal'
    ? 'Das weiß ich nicht: Meine Unterlagen beantworten diese Frage nicht. Sie können eine Nachricht hinterlassen, dann meldet sich jemand bei Ihnen.'
    : 'Das weiß ich nicht: Meine Unterlagen beantworten diese Frage nicht. Du kannst eine Nachricht hinterlassen, dann meldet sich jemand bei dir.';
}

/** Reply in place of the chatbot's own instructions. */
export function deflectionText({
  locale,
  widget: { orgName, formality },
}: Pick<Question, 'locale' | 'widget'>): string {
  if (locale === 'en') return `I can’t talk about how I was set up. What would you like to know about ${orgName}?`;
  const question = formality === 'formal' ? 'Was möchten Sie' : 'Was möchtest du';
  return `Über meine Einrichtung kann ich nichts sagen. ${question} über ${orgName} wissen?`;
}
