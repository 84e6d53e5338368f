import { BUSINESS_TYPES } from '@parlance/domain/businessTypes';
import { COMPANY_SIZES, CONTACT_CHANNELS, WEBSITE_TOOLS } from '@parlance/domain/onboarding';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { QuestionChoice } from './QuestionChoice.tsx';
import { QuestionSelect } from './QuestionSelect.tsx';
import { QuestionSeveral } from './QuestionSeveral.tsx';
import type { StepProps } from './StepProps.ts';

/** Step 2: where they work. */
export function YourCompany({ answers, onAnswer }: StepProps) {
  const t = useTranslate();
  return (
    <>
      <QuestionSelect
        name="industry"
        label={t('onboarding.industry')}
        options={BUSINESS_TYPES}
        value={answers.industry}
        nameOf={(option) => t(`business.${option}`)}
        onChange={(industry) => onAnswer({ industry })}
      />
      <QuestionChoice
        name="company-size"
        label={t('onboarding.companySize')}
        options={COMPANY_SIZES}
        value={answers.companySize}
        nameOf={(option) => t(`onboarding.companySize.${option}`)}
        onChange={(companySize) => onAnswer({ companySize })}
      />
      <QuestionSelect
        name="website-tool"
        label={t('onboarding.websiteTool')}
        options={WEBSITE_TOOLS}
        value={answers.websiteTool}
        nameOf={(option) => t(`onboarding.websiteTool.${option}`)}
        onChange={(websiteTool) => onAnswer({ websiteTool })}
      />
      <QuestionSeveral
        name="contact-channels"
        label={t('onboarding.contactChannels')}
        options={CONTACT_CHANNELS}
        values={answers.contactChannels}
        nameOf={(option) => t(`onboarding.contactChannels.${option}`)}
        onChange={(contactChannels) => onAnswer({ contactChannels })}
      />
    </>
  );
}
