import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Navigate } from 'react-router';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import LinearProgress from '@mui/material/LinearProgress';
import { ONBOARDING_STEPS } from '@parlance/domain/onboarding';
import { useEffect, useRef } from 'react';
import { useOnboardingForm } from '../useOnboardingForm.ts';
import { AboutYou } from './AboutYou.tsx';
import { OnboardingActions } from './OnboardingActions.tsx';
import { YourCompany } from './YourCompany.tsx';
import { YourInquiries } from './YourInquiries.tsx';
import type { OnboardingStep } from '../onboardingSteps.ts';

interface OnboardingProgressProps {
  step: OnboardingStep;
}

interface StepHeadingProps {
  title: string;
  /** True for every step but the one that the page opened with. */
  takesFocus: boolean;
}

/** A step's heading. It takes the focus when the step appears, so that nobody is left on a button that is gone. */
function StepHeading({ title, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ mt: 3, outline: 'none' }}>
      {title}
    </Typography>
  );
}

/** Progress of the questionnaire, in words and as a bar. */
function OnboardingProgress({ step }: OnboardingProgressProps) {
  const t = useTranslate();
  const words = t('onboarding.progress', { step, steps: ONBOARDING_STEPS.length });
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
        {words}
      </Typography>
      <LinearProgress variant="determinate" value={(step / ONBOARDING_STEPS.length) * 100} aria-label={words} />
    </Box>
  );
}

/** Three steps of questions. Every step is stored, so that people can continue on another device. */
export function OnboardingPage() {
  const t = useTranslate();
  const form = useOnboardingForm();
  const { step, questions, isEditing } = form;
  if (form.isDone) return <Navigate to={isEditing ? paths.settingsAccount() : paths.dashboard()} replace />;
  return (
    <Box sx={{ width: '100%', maxWidth: 680, mx: 'auto' }}>
      <PageTitle title={t(`onboarding.title.${step}`)} />
      <OnboardingProgress step={step} />
      <StepHeading key={step} title={t(`onboarding.title.${step}`)} takesFocus={form.hasMoved} />
      <Typography color="textSecondary" sx={{ mt: 0.75, mb: 3 }}>
        {t(`onboarding.text.${step}`)}
      </Typography>
      <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={3.5}>
        {step === 1 && <AboutYou {...questions} name={form.name} nameError={form.nameError} onName={form.setName} />}
        {step === 2 && <YourCompany {...questions} />}
        {step === 3 && <YourInquiries {...questions} />}
        <OnboardingActions
          isBusy={form.isBusy}
          isFirst={step === 1}
          isLast={step === 3}
          isEditing={isEditing}
          onBack={form.back}
          onSkip={form.skip}
        />
      </Stack>
    </Box>
  );
}
