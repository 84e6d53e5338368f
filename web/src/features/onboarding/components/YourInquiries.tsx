import { CURRENT_TOOLS, MONTHLY_INQUIRIES, READINESS_TIMINGS } from '@parlance/domain/onboarding';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { QuestionChoice } from './QuestionChoice.tsx';
import type { StepProps } from './StepProps.ts';

/** Step 3: what reaches them, and when they want to begin. */
export function YourInquiries({ answers, onAnswer }: StepProps) {
  const t = useTranslate();
  return (
    <>
      <QuestionChoice
        name="monthly-inquiries"
        label={t('onboarding.monthlyInquiries')}
        options={MONTHLY_INQUIRIES}
        value={answers.monthlyInquiries}
        nameOf={(option) => t(`onboarding.monthlyInquiries.${option}`)}
        onChange={(monthlyInquiries) => onAnswer({ monthlyInquiries })}
      />
      <QuestionChoice
        name="current-tool"
        label={t('onboarding.currentTool')}
        options={CURRENT_TOOLS}
        value={answers.currentTool}
        nameOf={(option) => t(`onboarding.currentTool.${option}`)}
        onChange={(currentTool) => onAnswer({ currentTool })}
      />
      <QuestionChoice
        name="readiness-timing"
        label={t('onboarding.readinessTiming')}
        options={READINESS_TIMINGS}
        value={answers.readinessTiming}
        nameOf={(option) => t(`onboarding.readinessTiming.${option}`)}
        onChange={(readinessTiming) => onAnswer({ readinessTiming })}
      />
    </>
  );
}
