import TextField from '@mui/material/TextField';
import { AUTO_MODEL, MODELS, modelOf } from '@parlance/domain/models';
import { useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface ModelFieldProps {
  /** A key of the model table, or `auto`. */
  model: string;
  isDisabled: boolean;
  onChange: (model: string) => void;
}

/** Chooses the language model. One that is not on offer any more shows as the automatic choice, which it is. */
export function ModelField({ model, isDisabled, onChange }: ModelFieldProps) {
  const t = useTranslate();
  const id = useId();
  const isOnOffer = MODELS.some(({ key }) => key === model);
  return (
    <TextField
      id={id}
      select
      label={t('playground.model')}
      value={isOnOffer ? model : AUTO_MODEL}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
      helperText={t(modelOf(model).isReasoning ? 'playground.modelReasoning' : 'playground.modelQuick')}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } },
      }}
    >
      <option value={AUTO_MODEL}>{t('playground.modelAuto', { model: modelOf(AUTO_MODEL).label })}</option>
      {MODELS.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
