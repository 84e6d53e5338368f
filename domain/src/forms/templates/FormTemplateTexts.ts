/** Forms to begin with. */
export const FORM_TEMPLATE_KINDS = ['contact', 'callback', 'warranty'] as const;

export type FormTemplateKind = (typeof FORM_TEMPLATE_KINDS)[number];

/** Questions of the templates. */
export type TemplateQuestion =
  | 'name'
  | 'email'
  | 'phone'
  | 'topic'
  | 'message'
  | 'day'
  | 'time'
  | 'order'
  | 'bought'
  | 'problem'
  | 'details'
  | 'photo'
  | 'agreed';

/** Answers of the templates' choices. */
export type TemplateAnswer =
  | 'order'
  | 'product'
  | 'other'
  | 'morning'
  | 'afternoon'
  | 'evening'
  | 'broken'
  | 'incomplete'
  | 'wrong';

/** Texts of the templates in one language. */
export interface FormTemplateTexts {
  titles: Readonly<Record<FormTemplateKind, string>>;
  intros: Readonly<Record<FormTemplateKind, string>>;
  thanks: Readonly<Record<FormTemplateKind, string>>;
  questions: Readonly<Record<TemplateQuestion, string>>;
  answers: Readonly<Record<TemplateAnswer, string>>;
  /** Note on the use of the data (Article 13 GDPR), with brackets where the business has to say something of its own. */
  privacy: string;
}
