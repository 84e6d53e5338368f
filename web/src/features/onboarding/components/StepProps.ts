import type { OnboardingAnswers } from '@parlance/domain/documents/accounts/onboarding';

/** What each step gets: all answers, and how to change some. */
export interface StepProps {
  answers: OnboardingAnswers;
  onAnswer: (change: Partial<OnboardingAnswers>) => void;
}
