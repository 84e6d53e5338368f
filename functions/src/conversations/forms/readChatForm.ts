import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { privacyUrlOf } from '../../kernel/access/addresses/privacyUrlOf.ts';
import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { FORM_TEXTS } from '../../kernel/i18n/forms/FORM_TEXTS.ts';
import { config } from '../../kernel/platform/config.ts';
import { type FormView, formView } from '../formView.ts';
import { findForm } from './findForm.ts';

/** A form with all of its words for the chat, which has none of its own. */
interface ChatForm extends Omit<FormView, 'thanks'> {
  privacyUrl: string;
  texts: Record<'optional' | 'choose' | 'problems' | 'privacyLink' | 'sending', string>;
}

/** A form as the chat shows it, or the sentence in its place. Throws `not-found` without the chatbot. */
export async function readChatForm(
  visitor: Visitor,
  wanted: { formId: string; language: WidgetLocale },
): Promise<ChatForm | { refusal: string }> {
  const { language } = wanted;
  const { widget, form, locale } = await findForm(visitor, wanted);
  const { optional, choose, problems, privacyLink, sending, gone } = FORM_TEXTS[language];
  if (form === undefined) return { refusal: gone };
  const { title, intro, fields, button, privacy } = formView(form, widget, { locale, language });
  const privacyUrl = privacyUrlOf(widget, locale, config().webOrigin);
  return {
    title,
    intro,
    fields,
    button,
    privacy,
    privacyUrl,
    texts: { optional, choose, problems, privacyLink, sending },
  };
}
