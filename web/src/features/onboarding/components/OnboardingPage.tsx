import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lineField } from '@parlance/domain/contracts/fields';
import type { Onboarding } from '@parlance/domain/documents/accounts/onboarding';
import { LIMITS } from '@parlance/domain/limits';
import { type FormEvent, useState } from 'react';
import { Navigate } from 'react-router';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useSaveOnboarding } from '../api/useSaveOnboarding.ts';
import { type OnboardingStep, startOf, statusBetween, stepFrom } from '../onboardingSteps.ts';
import { AboutYou } from './AboutYou.tsx';
import { OnboardingActions } from './OnboardingActions.tsx';
import { OnboardingProgress } from './OnboardingProgress.tsx';
import { StepHeading } from './StepHeading.tsx';
import { YourCompany } from './YourCompany.tsx';
import { YourInquiries } from './YourInquiries.tsx';

const nameField = lineField(LIMITS.nameCharacters);

/** Three steps of questions. Each is stored on the way to the next, so that it can be gone on with anywhere. */
export function OnboardingPage() {
  const t = useTranslate();
  const { profile, org } = useMembership();
  const save = useSaveOnboarding();
  const [start] = useState(() => startOf(profile.onboarding, org.businessType));
  const [answers, setAnswers] = useState(start.answers);
  const [step, setStep] = useState(start.step);
  const [name, setName] = useState(profile.name);
  const [isNameRefused, setNameRefused] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const parsedName = nameField.safeParse(name);

  const { isBusy, run } = useAction(async (status: Onboarding['status'], next: OnboardingStep | undefined) => {
    await save({ answers, step: next ?? step, status }, parsedName.success ? parsedName.data : undefined);
    if (next === undefined) setLeaving(true);
    else {
      setMoved(true);
      setStep(next);
    }
  });
  const handleNext = (event: FormEvent) => {
    event.preventDefault();
    const next = stepFrom(step, 1);
    setNameRefused(!parsedName.success);
    if (parsedName.success) run(next === undefined ? 'done' : statusBetween(start.isEditing), next);
    else document.getElementById('question-name')?.focus();
  };
  const handleBack = () => run(statusBetween(start.isEditing), stepFrom(step, -1));

  // The profile is live: the dashboard would send back whoever arrives before it says that the questionnaire was answered.
  if (isLeaving && profile.onboarding !== null) {
    return <Navigate to={start.isEditing ? paths.settingsAccount() : paths.chatbots()} replace />;
  }
  const questions = { answers, onAnswer: (change: Partial<typeof answers>) => setAnswers({ ...answers, ...change }) };
  return (
    <Box sx={{ width: '100%', maxWidth: 680, mx: 'auto' }}>
      <PageTitle title={t(`onboarding.title.${step}`)} />
      <OnboardingProgress step={step} />
      <StepHeading key={step} title={t(`onboarding.title.${step}`)} takesFocus={hasMoved} />
      <Typography color="textSecondary" sx={{ mt: 0.75, mb: 3 }}>
        {t(`onboarding.text.${step}`)}
      </Typography>
      <Stack component="form" onSubmit={handleNext} noValidate spacing={3.5}>
        {step === 1 && (
          <AboutYou
            {...questions}
            name={name}
            nameError={isNameRefused && !parsedName.success ? t('onboarding.nameInvalid') : undefined}
            onName={setName}
          />
        )}
        {step === 2 && <YourCompany {...questions} />}
        {step === 3 && <YourInquiries {...questions} />}
        <OnboardingActions
          isBusy={isBusy || isLeaving}
          isFirst={step === 1}
          isLast={step === 3}
          isEditing={start.isEditing}
          onBack={handleBack}
          onSkip={() => run('skipped', undefined)}
        />
      </Stack>
    </Box>
  );
}
