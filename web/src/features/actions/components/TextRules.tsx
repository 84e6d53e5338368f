import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@parlance/domain/limits';
import { useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ParameterDraft } from '../ParameterDraft.ts';

interface TextRulesProps {
  parameter: ParameterDraft;
  onChange: (part: Partial<ParameterDraft>) => void;
}

/** Restricts the texts that a parameter takes: to fixed options, or to a pattern. */
export function TextRules({ parameter: { options, pattern }, onChange }: TextRulesProps) {
  const t = useTranslate();
  const id = useId();
  const code = { maxLength: LIMITS.parameterPatternCharacters, autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <TextField
        id={`${id}-options`}
        label={t('actions.parameterOptions')}
        helperText={t('actions.parameterOptionsHint')}
        value={options}
        onChange={(event) => onChange({ options: event.target.value })}
      />
      <TextField
        id={`${id}-pattern`}
        label={t('actions.parameterPattern')}
        helperText={t('actions.parameterPatternHint')}
        value={pattern}
        onChange={(event) => onChange({ pattern: event.target.value })}
        slotProps={{ htmlInput: code }}
      />
    </Box>
  );
}
