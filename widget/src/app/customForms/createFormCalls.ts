import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import * as z from 'zod/mini';
import type { Access, Inputs } from '../transport/backend.ts';

const refusedSchema = z.object({ refusal: z.string() });

const formSchema = z.object({
  title: z.string(),
  intro: z.string(),
  fields: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      label: z.string(),
      hint: z.string(),
      isRequired: z.boolean(),
      options: z.array(z.object({ value: z.string(), label: z.string() })),
      min: z.string(),
      max: z.string(),
      maxLength: z.number(),
    }),
  ),
  button: z.string(),
  privacy: z.string(),
  privacyUrl: z.string(),
  texts: z.object({
    optional: z.string(),
    choose: z.string(),
    problems: z.string(),
    privacyLink: z.string(),
    sending: z.string(),
  }),
});

const readSchema = z.union([refusedSchema, formSchema]);
const sentSchema = z.union([
  refusedSchema,
  z.object({ problems: z.array(z.object({ name: z.string(), text: z.string() })) }),
  z.object({ thanks: z.string() }),
]);

/** A form with all words around it, in the visitor's language. */
export type ShownForm = z.infer<typeof formSchema>;

export type Sent = Omit<Inputs['submitForm'], 'token' | 'formId' | 'language'>;

export interface FormCalls {
  read: () => Promise<z.infer<typeof readSchema>>;
  submit: (sent: Sent) => Promise<z.infer<typeof sentSchema>>;
}

/** Calls about one form of the business's. */
export function createFormCalls({ post, session, signal }: Access, formId: string, language: WidgetLocale): FormCalls {
  return {
    read: () => session.withToken((token) => post('readForm', { token, formId, language }, readSchema), signal),
    submit: (sent) =>
      session.withToken((token) => post('submitForm', { token, formId, language, ...sent }, sentSchema), signal),
  };
}
