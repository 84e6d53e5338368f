import { EMPTY_ANSWERS, type Onboarding, type OnboardingAnswers } from '@parlance/domain/documents/accounts/onboarding';
import type { BusinessType } from '@parlance/domain/businessTypes';
import { ONBOARDING_STEPS } from '@parlance/domain/onboarding';

export type OnboardingStep = Onboarding['step'];

interface Start {
  answers: OnboardingAnswers;
  step: OnboardingStep;
  /** The questionnaire was finished before and is being changed now. */
  isEditing: boolean;
}

/**
 * Start of the questionnaire: the step where it was left, or its beginning if it was finished. The industry is the one given at
 * sign-up, until the question was passed.
 */
export function startOf(stored: Onboarding | null, businessType: BusinessType): Start {
  if (stored === null) return { answers: { ...EMPTY_ANSWERS, industry: businessType }, step: 1, isEditing: false };
  const isEditing = stored.status === 'done';
  const wasAsked = isEditing || stored.step === 3;
  const industry = stored.answers.industry ?? (wasAsked ? null : businessType);
  return { answers: { ...stored.answers, industry }, step: isEditing ? 1 : stored.step, isEditing };
}

/** The step `by` further on; undefined beyond either end. */
export function stepFrom(step: OnboardingStep, by: 1 | -1): OnboardingStep | undefined {
  return ONBOARDING_STEPS.find((other) => other === step + by);
}

/** Status stored between steps: a person who changes finished answers stays finished. */
export function statusBetween(isEditing: boolean): Onboarding['status'] {
  return isEditing ? 'done' : 'open';
}
