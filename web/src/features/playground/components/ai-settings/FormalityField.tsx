import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { FORMALITIES } from '@parlance/domain/documents/chatbots/settings';
import { useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { AiSettings } from '../../AiSettings.ts';

interface FormalityFieldProps {
  formality: AiSettings['formality'];
  isDisabled: boolean;
  onChange: (formality: AiSettings['formality']) => void;
}

/** Form of address in German answers. */
export function FormalityField({ formality, isDisabled, onChange }: FormalityFieldProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <FormControl disabled={isDisabled}>
      <FormLabel
        id={id}
        sx={{
          typography: 'body2',
          fontWeight: 600,
          color: 'text.primary',
          '&.Mui-focused, &.Mui-disabled': { color: 'text.primary' },
        }}
      >
        {t('playground.formality')}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={formality}
        onChange={(_, value) => onChange(FORMALITIES.find((known) => known === value) ?? formality)}
      >
        {FORMALITIES.map((each) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={t(`playground.formality.${each}`)} />
        ))}
      </RadioGroup>
      <FormHelperText sx={{ mx: 0, '&.Mui-disabled': { color: 'text.secondary' } }}>
        {t('playground.formalityHint')}
      </FormHelperText>
    </FormControl>
  );
}
