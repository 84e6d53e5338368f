import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { QuestionDraft } from '../QuestionDraft.ts';

interface AnswerRulesProps {
  question: QuestionDraft;
  onChange: (part: Partial<QuestionDraft>) => void;
}

/** Rules for an answer that its kind has: the answers of a choice, the bounds of a number or of a day; of other kinds none. */
export function AnswerRules({ question: { type, options, min, max }, onChange }: AnswerRulesProps) {
  const t = useTranslate();
  const id = useId();
  if (type === 'choice')
    return (
      <TextField
        id={`${id}-options`}
        label={t('forms.options')}
        helperText={t('forms.optionsHint')}
        value={options}
        multiline
        minRows={3}
        onChange={(event) => onChange({ options: event.target.value })}
        slotProps={{ htmlInput: { required: true } }}
      />
    );
  if (type !== 'number' && type !== 'date') return false;
  const isDay = type === 'date';
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <TextField
        id={`${id}-min`}
        label={t(isDay ? 'forms.minDays' : 'forms.min')}
        value={min}
        onChange={(event) => onChange({ min: event.target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 15 } }}
      />
      <TextField
        id={`${id}-max`}
        label={t(isDay ? 'forms.maxDays' : 'forms.max')}
        value={max}
        onChange={(event) => onChange({ max: event.target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 15 } }}
      />
    </Box>
  );
}
