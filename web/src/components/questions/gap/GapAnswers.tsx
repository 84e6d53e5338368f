import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { type Locale, LOCALES } from '@parlance/domain/locales';
import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { GapField } from './gapFields.ts';

interface GapAnswersProps {
  form: Form<GapField>;
  /** Language that comes first: the question's. */
  first: Locale;
}

/** A question with its answer in each language. */
export function GapAnswers({ form, first }: GapAnswersProps) {
  const t = useTranslate();
  const locales = [first, ...LOCALES.filter((locale) => locale !== first)];
  return (
    <>
      {locales.map((locale) => (
        <Box key={locale} component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Typography component="legend" variant="subtitle2" sx={{ mb: 1.5, p: 0 }}>
            {t(`language.${locale}`)}
          </Typography>
          <Stack spacing={2} lang={locale}>
            <FormField
              form={form}
              name={`question-${locale}`}
              label={t('qa.question')}
              maxLength={LIMITS.questionCharacters}
              autoComplete="off"
              isOptional
            />
            <FormField
              form={form}
              name={`answer-${locale}`}
              label={t('qa.answer')}
              maxLength={LIMITS.qaAnswerCharacters}
              multiline
              isOptional
            />
          </Stack>
        </Box>
      ))}
      <Typography variant="body2" color="textSecondary">
        {t('gaps.acceptText')}
      </Typography>
    </>
  );
}
