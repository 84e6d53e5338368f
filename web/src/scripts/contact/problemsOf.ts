import { LIMITS } from '@parlance/domain/limits';

export interface Answers {
  email: string;
  phone: string;
  message: string;
  hasConsent: boolean;
}

type Problem = 'required' | 'email' | 'long';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Problems of the form, by field. */
export function problemsOf({ email, message, phone, hasConsent }: Answers): Map<string, Problem> {
  const problems = new Map<string, Problem>();
  if (email.trim() === '') problems.set('email', 'required');
  else if (!EMAIL.test(email.trim()) || email.length > LIMITS.emailCharacters) problems.set('email', 'email');
  if (phone.length > LIMITS.phoneCharacters) problems.set('phone', 'long');
  if (message.trim() === '') problems.set('message', 'required');
  else if (message.trim().length > LIMITS.leadMessageCharacters) problems.set('message', 'long');
  if (!hasConsent) problems.set('consent', 'required');
  return problems;
}
