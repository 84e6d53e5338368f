import type { FormAnswer } from '@parlance/domain/documents/forms/submission';
import { LIMITS } from '@parlance/domain/limits';

/** Parts of a lead that come from a form. */
interface FormLead {
  name: string;
  email: string;
  phone: string;
  message: string;
}

function cut(text: string, max: number): string {
  return text.slice(0, max).toWellFormed();
}

/**
 * The lead that comes of a form's answers: the first e-mail address and phone number, the text of the field `name`, and all else as the
 * message, a line for each answer. Undefined without an address, or where nobody has ticked a consent.
 */
export function leadOf(answers: readonly FormAnswer[]): FormLead | undefined {
  const email = answers.find(({ type, value }) => type === 'email' && value !== null);
  const hasConsent = answers.some(({ type, value }) => type === 'consent' && value === true);
  if (email === undefined || !hasConsent) return undefined;
  const phone = answers.find(({ type, value }) => type === 'phone' && value !== null);
  const name = answers.find(({ field, type, value }) => field === 'name' && type === 'text' && value !== null);
  const rest = answers.filter(
    (answer) =>
      answer !== email && answer !== phone && answer !== name && answer.type !== 'consent' && answer.shown !== '',
  );
  return {
    name: cut(name?.shown ?? '', LIMITS.nameCharacters),
    email: email.shown,
    phone: cut(phone?.shown ?? '', LIMITS.phoneCharacters),
    message: cut(rest.map(({ label, shown }) => `${label}: ${shown}`).join('\n'), LIMITS.leadMessageCharacters),
  };
}
