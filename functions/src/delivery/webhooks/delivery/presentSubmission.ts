import type { Submission } from '@parlance/domain/documents/forms/submission';

/** A submission as a webhook's server gets it: its answers by the names of their fields; of a file that there is one, not the file. */
export function presentSubmission(
  id: string,
  { chatbotId, formId, formName, chatId, contactId, leadId, locale, answers, at }: Submission,
): object {
  return {
    id,
    chatbotId,
    formId,
    formName,
    chatId,
    contactId,
    leadId,
    locale,
    answers: answers.map(({ field, type, label, value, shown }) => ({ field, type, label, value, shown })),
    at: at.toISOString(),
  };
}
