import { emailField } from '@parlance/domain/fields';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { settingsSchema } from '@parlance/domain/documents/chatbots/settings';
import { LIMITS } from '@parlance/domain/limits';
import type { Translate } from '#web/i18n/useTranslate.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';

/** Errors that prevent saving the interface as it is: texts by control. */
export function interfaceErrors(values: Chatbot, t: Translate): Record<string, string> {
  const { initialMessages, suggestedMessages, conversationStarters } = values;
  const errors = inputErrors(t, settingsSchema, { initialMessages, suggestedMessages, conversationStarters });
  if (values.displayName.trim() === '') errors['displayName'] = t('form.required');
  const email = values.contactCard.email.trim();
  if (email !== '' && !emailField.safeParse(email).success) errors['contactCard.email'] = t('form.emailInvalid');
  const delay = values.autoShowDelay;
  if (!Number.isInteger(delay) || delay > LIMITS.autoShowSecondsMax) {
    errors['autoShowDelay'] = t('interfaceSettings.secondsInvalid', { max: LIMITS.autoShowSecondsMax });
  }
  values.faqs.forEach(({ question, answer }, index) => {
    const isBlank = question.trim() === '' && answer.trim() === '';
    if (isBlank) return;
    if (question.trim() === '') errors[`faqs.${index}.question`] = t('interfaceSettings.questionEmpty');
    if (answer.trim() === '') errors[`faqs.${index}.answer`] = t('interfaceSettings.answerEmpty');
  });
  return errors;
}
