import type { OnboardingAnswers } from '@parlance/domain/documents/onboarding';

/** What each step gets: all answers, and how to change some. */
export interface StepProps {
  answers: OnboardingAnswers;
  onAnswer: (change: Partial<OnboardingAnswers>) => void;
}
