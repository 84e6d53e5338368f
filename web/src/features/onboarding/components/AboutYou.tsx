import TextField from '@mui/material/TextField';
import { LIMITS } from '@parlance/domain/limits';
import { JOB_ROLES, PRIOR_EXPERIENCES, REFERRAL_SOURCES } from '@parlance/domain/onboarding';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { QuestionChoice } from './QuestionChoice.tsx';
import { QuestionSelect } from './QuestionSelect.tsx';
import type { StepProps } from './StepProps.ts';

interface AboutYouProps extends StepProps {
  name: string;
  /** Reason the name can't be accepted; undefined while it can. */
  nameError: string | undefined;
  onName: (name: string) => void;
}

/** Step 1: who answers. */
export function AboutYou({ answers, onAnswer, name, nameError, onName }: AboutYouProps) {
  const t = useTranslate();
  return (
    <>
      <TextField
        id="question-name"
        name="name"
        label={t('onboarding.name')}
        autoComplete="name"
        value={name}
        onChange={(event) => onName(event.target.value)}
        error={nameError !== undefined}
        helperText={nameError}
        slotProps={{
          htmlInput: { maxLength: LIMITS.nameCharacters, 'aria-required': true },
          formHelperText: { role: nameError === undefined ? undefined : 'alert' },
        }}
      />
      <QuestionSelect
        name="job-role"
        label={t('onboarding.jobRole')}
        options={JOB_ROLES}
        value={answers.jobRole}
        nameOf={(option) => t(`onboarding.jobRole.${option}`)}
        onChange={(jobRole) => onAnswer({ jobRole })}
      />
      <QuestionChoice
        name="prior-experience"
        label={t('onboarding.priorExperience')}
        options={PRIOR_EXPERIENCES}
        value={answers.priorExperience}
        nameOf={(option) => t(`onboarding.priorExperience.${option}`)}
        onChange={(priorExperience) => onAnswer({ priorExperience })}
      />
      <QuestionSelect
        name="referral-source"
        label={t('onboarding.referralSource')}
        options={REFERRAL_SOURCES}
        value={answers.referralSource}
        nameOf={(option) => t(`onboarding.referralSource.${option}`)}
        onChange={(referralSource) => onAnswer({ referralSource })}
      />
    </>
  );
}
