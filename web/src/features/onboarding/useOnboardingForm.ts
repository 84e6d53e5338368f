import { nameField } from '@parlance/domain/fields';
import type { Onboarding, OnboardingAnswers } from '@parlance/domain/documents/accounts/onboarding';
import { LIMITS } from '@parlance/domain/limits';
import { type FormEvent, useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { nameError } from '#web/lib/forms/nameError.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useSaveOnboarding } from './api/useSaveOnboarding.ts';
import { type OnboardingStep, startOf, statusBetween, stepFrom } from './onboardingSteps.ts';

interface OnboardingForm {
  step: OnboardingStep;
  questions: { answers: OnboardingAnswers; onAnswer: (change: Partial<OnboardingAnswers>) => void };
  name: string;
  setName: (name: string) => void;
  /** Error of the name, once it was refused. */
  nameError: string | undefined;
  /** The questionnaire was finished before and is being changed now. */
  isEditing: boolean;
  isBusy: boolean;
  /** The step has changed since the page was opened. */
  hasMoved: boolean;
  /** The last step is stored: the page can be left. */
  isDone: boolean;
  onSubmit: (event: FormEvent) => void;
  back: () => void;
  skip: () => void;
}

const ownNameField = nameField(LIMITS.nameCharacters);

/** The questionnaire's answers, which are stored with every step. */
export function useOnboardingForm(): OnboardingForm {
  const t = useTranslate();
  const toast = useToast();
  const { profile, org } = useMembership();
  const save = useSaveOnboarding();
  const [start] = useState(() => startOf(profile.onboarding, org.businessType));
  const [answers, setAnswers] = useState(start.answers);
  const [step, setStep] = useState(start.step);
  const [name, setName] = useState(profile.name);
  const [isNameRefused, setNameRefused] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const parsedName = ownNameField.safeParse(name);

  const { isBusy, run } = useAction(async (status: Onboarding['status'], next: OnboardingStep | undefined) => {
    await save({ answers, step: next ?? step, status }, parsedName.success ? parsedName.data : undefined);
    if (status === 'done' && next === undefined) toast.success(t('onboarding.saved'));
    if (next === undefined) setLeaving(true);
    else {
      setMoved(true);
      setStep(next);
    }
  });
  return {
    step,
    questions: { answers, onAnswer: (change) => setAnswers({ ...answers, ...change }) },
    name,
    setName,
    nameError: isNameRefused ? nameError(t, name) : undefined,
    isEditing: start.isEditing,
    isBusy: isBusy || isLeaving,
    hasMoved,
    // The profile is live. Before it says that the questionnaire was answered, the dashboard would lead back here.
    isDone: isLeaving && profile.onboarding !== null,
    onSubmit: (event) => {
      event.preventDefault();
      const next = stepFrom(step, 1);
      setNameRefused(!parsedName.success);
      if (parsedName.success) run(next === undefined ? 'done' : statusBetween(start.isEditing), next);
      else document.getElementById('question-name')?.focus();
    },
    back: () => run(statusBetween(start.isEditing), stepFrom(step, -1)),
    skip: () => run('skipped', undefined),
  };
}
