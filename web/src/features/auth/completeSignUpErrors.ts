import type { MessageId } from '#web/i18n/messageId.ts';

const FIELDS = ['fullName', 'organizationName', 'businessType', 'country'] as const;

export type CompleteSignUpField = (typeof FIELDS)[number];

/** What is wrong with each field that describes a person and their organization. */
export function completeSignUpErrors(
  values: Readonly<Record<CompleteSignUpField, string>>,
): Partial<Record<CompleteSignUpField, MessageId>> {
  const errors: Partial<Record<CompleteSignUpField, MessageId>> = {};
  for (const field of FIELDS) {
    if (values[field].trim() === '') errors[field] = 'form.required';
  }
  return errors;
}
