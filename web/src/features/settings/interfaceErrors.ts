import { emailField } from '@parlance/domain/fields';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { LIMITS } from '@parlance/domain/limits';
import type { Translate } from '#web/i18n/useTranslate.ts';

function filled(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** What can't be saved of the interface as it is: texts by control. */
export function interfaceErrors(values: Chatbot, t: Translate): Record<string, string> {
  const errors: Record<string, string> = {};
  const checkLines = (control: string, lines: readonly string[], most: number, characters: number) => {
    const texts = filled(lines);
    if (texts.length > most) errors[control] = t('interfaceSettings.tooManyLines', { max: most });
    else if (texts.some((text) => text.length > characters)) {
      errors[control] = t('interfaceSettings.lineTooLong', { max: characters });
    }
  };
  if (values.displayName.trim() === '') errors['displayName'] = t('form.required');
  const { initialMessages, suggestedMessages, conversationStarters } = values;
  checkLines('initialMessages', initialMessages, LIMITS.initialMessages, LIMITS.descriptionCharacters);
  checkLines('suggestedMessages', suggestedMessages, LIMITS.suggestedMessages, LIMITS.descriptionCharacters);
  checkLines('conversationStarters', conversationStarters, LIMITS.conversationStarters, LIMITS.starterCharacters);
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
