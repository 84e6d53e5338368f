import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BUSINESS_TYPES } from '@parlance/domain/businessTypes';
import { completeSignUp, signUp } from '@parlance/domain/contracts/accounts';
import { LIMITS } from '@parlance/domain/limits';
import { TERMS_VERSION } from '@parlance/domain/site/TERMS_VERSION';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { useLikelyCountry } from '#web/lib/useLikelyCountry.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { siteTrialKey } from '#web/lib/trial/siteTrialKey.ts';
import { TermsNote } from './TermsNote.tsx';
import { BusinessTypeField } from './BusinessTypeField.tsx';
import { CountryField } from '#web/components/forms/CountryField.tsx';
import { FormAlert } from '../FormAlert.tsx';

type CompleteSignUpField = 'fullName' | 'organizationName' | 'businessType' | 'country';

interface CompleteSignUpFormProps {
  /** The person's name as it is known; empty where it is not. */
  name: string;
}

/** Name, organization, business and country. The page moves on when the profile names the new organization. */
export function CompleteSignUpForm({ name }: CompleteSignUpFormProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { isBusy, failure, run } = useSubmit(async (values: Readonly<Record<CompleteSignUpField, string>>) => {
    const businessType = BUSINESS_TYPES.find((type) => type === values.businessType);
    if (businessType === undefined) return;
    const { fullName, organizationName, country } = values;
    const answers = { fullName, organizationName, businessType, country, locale, terms: TERMS_VERSION } as const;
    await callContract(completeSignUp, { answers: { ...answers, ...siteTrialKey.forSignUp() } });
    siteTrialKey.remove();
  });
  const form = useForm<CompleteSignUpField>({
    initial: {
      fullName: name.slice(0, LIMITS.nameCharacters),
      organizationName: '',
      businessType: '',
      country: useLikelyCountry(),
    },
    validate: (values) => inputErrors(t, signUp.input, values),
    onValid: run,
  });
  return (
    <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2.5}>
      <FormAlert title={t('gate.setupFailed')}>{failure && errorText(failure.error)}</FormAlert>
      <FormField
        form={form}
        name="fullName"
        label={t('signup.fullName')}
        autoComplete="name"
        maxLength={LIMITS.nameCharacters}
      />
      <FormField
        form={form}
        name="organizationName"
        label={t('signup.organizationName')}
        autoComplete="organization"
        maxLength={LIMITS.nameCharacters}
      />
      <BusinessTypeField form={form} />
      <CountryField form={form} label={t('signup.country')} />
      <TermsNote />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('complete.submit')}
      </Button>
    </Stack>
  );
}
