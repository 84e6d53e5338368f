import type { StoredForm } from '@parlance/domain/documents/forms/storedForm';
import { type Locale, toLocale } from '@parlance/domain/locales';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Visitor } from '../../kernel/access/tokens/visitorToken.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { widgetOf } from '../handover/widgetOf.ts';

interface Wanted {
  formId: string;
  language: WidgetLocale;
}

interface Found {
  widget: Widget;
  /** Undefined: there is none, or it is off. */
  form: StoredForm | undefined;
  locale: Locale;
}

/** The form that a visitor of a chat asks for, if it is on. Throws `not-found` without the chatbot. */
export async function findForm(visitor: Visitor, { formId, language }: Wanted): Promise<Found> {
  const widget = await widgetOf(visitor);
  const form = (await refs.form(widget.orgId, visitor.chatbotId, formId).get()).data();
  return { widget, form: form?.isOn === true ? form : undefined, locale: toLocale(language) };
}
