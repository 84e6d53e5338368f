import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { PARAMETER_TYPES } from '@parlance/domain/documents/actions/action';
import { LIMITS } from '@parlance/domain/limits';
import { useId } from 'react';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ParameterDraft } from '../ParameterDraft.ts';
import { FilledBy } from './FilledBy.tsx';
import { TextRules } from './TextRules.tsx';

interface ParameterFieldsProps {
  parameter: ParameterDraft;
  /** From 1. */
  position: number;
  onChange: (next: ParameterDraft) => void;
  onRemove: () => void;
}

/** One value that a call needs. */
export function ParameterFields({ parameter, position, onChange, onRemove }: ParameterFieldsProps) {
  const t = useTranslate();
  const id = useId();
  const change = (part: Partial<ParameterDraft>) => onChange({ ...parameter, ...part });
  return (
    <Fieldset label={t('actions.parameter', { position })} gap={2} isFramed>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' } }}>
        <TextField
          id={`${id}-name`}
          label={t('actions.parameterName')}
          value={parameter.name}
          onChange={(event) => change({ name: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none', spellCheck: false } }}
        />
        <TextField
          id={`${id}-type`}
          select
          label={t('actions.parameterType')}
          value={parameter.type}
          onChange={(event) =>
            change({ type: PARAMETER_TYPES.find((type) => type === event.target.value) ?? 'string' })
          }
          slotProps={{ select: { native: true } }}
        >
          {PARAMETER_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`actions.type.${type}`)}
            </option>
          ))}
        </TextField>
      </Box>
      <TextField
        id={`${id}-description`}
        label={t('actions.parameterDescription')}
        helperText={t('actions.parameterDescriptionHint')}
        value={parameter.description}
        onChange={(event) => change({ description: event.target.value })}
        slotProps={{ htmlInput: { maxLength: LIMITS.parameterDescriptionCharacters } }}
      />
      <FilledBy filledBy={parameter.filledBy} onChange={(filledBy) => change({ filledBy })} />
      {parameter.type === 'string' && parameter.filledBy === '' && (
        <TextRules parameter={parameter} onChange={change} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <FormControlLabel
          control={<Switch checked={parameter.required} onChange={(_event, required) => change({ required })} />}
          label={t('actions.parameterRequired')}
        />
        <Button color="inherit" onClick={onRemove} aria-label={t('actions.parameterRemoveNamed', { position })}>
          {t('actions.parameterRemove')}
        </Button>
      </Box>
    </Fieldset>
  );
}
