import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { ONBOARDING_STEPS } from '@parlance/domain/onboarding';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { OnboardingStep } from '../onboardingSteps.ts';

interface OnboardingProgressProps {
  step: OnboardingStep;
}

/** Progress of the questionnaire, in words and as a bar. */
export function OnboardingProgress({ step }: OnboardingProgressProps) {
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
