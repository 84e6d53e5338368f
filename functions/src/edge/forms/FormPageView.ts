import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Locale } from '@parlance/domain/locales';
import type { FormView } from '../../conversations/formView.ts';

/** Data that every page of a form is drawn from. */
export interface FormPageView {
  chatbotId: string;
  formId: string;
  widget: Widget;
  locale: Locale;
  view: FormView;
  /** Address of the privacy policy. */
  privacyUrl: string;
}

/** Texts of the fields as they were sent, by the fields' names. */
export type TypedValues = ReadonlyMap<string, string>;
