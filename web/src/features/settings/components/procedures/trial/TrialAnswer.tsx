import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormField } from '@parlance/domain/documents/forms/formField';
import type { FieldValue } from '@parlance/domain/forms/checkFieldValue';
import { textFor } from '@parlance/domain/widget/textsFor';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { TrialText } from './TrialText.tsx';

interface TrialAnswerProps {
  field: FormField;
  /** @param said The answer in words. */
  onAnswer: (value: FieldValue | null, said: string) => void;
}

/** Stands for the id of a file that nobody sends in a trial. */
const SAMPLE_FILE = 'sample-file';

/** The answer to a question: buttons for choices and files, a field for all else. */
export function TrialAnswer({ field, onAnswer }: TrialAnswerProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const buttons = field.options.map(({ value, label }) => ({ value, label: textFor(locale, label) || label }));
  if (field.type === 'file') buttons.push({ value: SAMPLE_FILE, label: t('procedures.trialFile') });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {buttons.map(({ value, label }) => (
          <Button key={value} variant="outlined" onClick={() => onAnswer(value, label)}>
            {label}
          </Button>
        ))}
        {!field.isRequired && (
          <Button color="inherit" onClick={() => onAnswer(null, t('procedures.trialSkip'))}>
            {t('procedures.trialSkip')}
          </Button>
        )}
      </Box>
      {buttons.length === 0 && <TrialText field={field} onAnswer={onAnswer} />}
    </Box>
  );
}
