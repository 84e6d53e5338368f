import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { FORM_TEXTS } from '../../kernel/i18n/forms/FORM_TEXTS.ts';
import { formView } from '../formView.ts';
import { submitForm } from '../submitForm.ts';
import { findForm } from './findForm.ts';

interface SentInChat {
  formId: string;
  submissionId: string;
  language: WidgetLocale;
  answers: readonly { name: string; value: string }[];
  /** Base64. */
  files: readonly { field: string; name: string; data: string }[];
}

type Answer = { thanks: string } | { problems: { name: string; text: string }[] } | { refusal: string };

/** Stores a form that was filled in in the chat. Throws what `findForm` and `submitForm` throw. */
export async function submitChatForm(visitor: Visitor, sent: SentInChat, address: string): Promise<Answer> {
  const { formId, language, answers, files } = sent;
  const texts = FORM_TEXTS[language];
  const { widget, form, locale } = await findForm(visitor, sent);
  if (form === undefined) return { refusal: texts.gone };
  const { chatbotId, chatId } = visitor;
  const outcome = await submitForm({
    chatbotId,
    widget,
    formId,
    form,
    // The id is bound to the chat: no visitor can reach another's submission by naming its id.
    submissionId: `${chatId}-${sent.submissionId}`,
    entries: {
      values: new Map(answers.map(({ name, value }) => [name, value])),
      files: new Map(files.map(({ field, name, data }) => [field, { name, bytes: Buffer.from(data, 'base64') }])),
    },
    locale,
    language,
    visitor,
    address,
  });
  if (outcome === 'full') return { refusal: texts.full };
  if (outcome === 'stored') return { thanks: formView(form, widget, { locale, language }).thanks };
  return { problems: [...outcome.problems].map(([name, text]) => ({ name, text })) };
}
