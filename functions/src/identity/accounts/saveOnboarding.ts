import type { Onboarding } from '@parlance/domain/documents/accounts/onboarding';
import { AppError } from '@parlance/domain/errors';
import type { Person } from '../../kernel/access/requireConfirmed.ts';
import { requireLiveSession } from '../../kernel/access/requireLiveSession.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Keeps the questionnaire as it stands. Throws `not-found` where the sign-up is not complete. */
export async function saveOnboarding(person: Person, onboarding: Onboarding): Promise<void> {
  const { profile } = await requireLiveSession(person);
  if (profile === undefined) throw new AppError('not-found');
  await refs.user(person.uid).update({ onboarding });
}
