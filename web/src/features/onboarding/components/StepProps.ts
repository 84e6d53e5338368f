import type { OnboardingAnswers } from '@parlance/domain/documents/accounts/onboarding';

/** Props of every step: all answers, and a function that changes some. */
export interface StepProps {
  answers: OnboardingAnswers;
  onAnswer: (change: Partial<OnboardingAnswers>) => void;
}
