import TextField from '@mui/material/TextField';
import { AUTO_MODEL, isRetiring, modelOf } from '@parlance/domain/models';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useModels } from '#web/lib/firebase/useModels.ts';

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
  const intl = useIntl();
  const models = useModels();
  const now = new Date(useNow());
  const isOnOffer = models.some(({ key }) => key === model);
  const chosen = modelOf(models, model);
  const ends =
    chosen.retiresOn !== null && isRetiring(chosen, now)
      ? t('playground.modelRetiring', {
          date: intl.formatDate(chosen.retiresOn, { dateStyle: 'long', timeZone: 'UTC' }),
          model: modelOf(models, AUTO_MODEL).label,
        })
      : undefined;
  return (
    <TextField
      id={id}
      select
      label={t('playground.model')}
      value={isOnOffer ? model : AUTO_MODEL}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
      helperText={`${ends ?? t(chosen.isReasoning ? 'playground.modelReasoning' : 'playground.modelQuick')} ${t('playground.modelCounts', { count: chosen.messages })}`}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } },
      }}
    >
      <option value={AUTO_MODEL}>{t('playground.modelAuto', { model: modelOf(models, AUTO_MODEL).label })}</option>
      {models.map((each) => (
        <option key={each.key} value={each.key}>
          {isRetiring(each, now) ? t('playground.modelEnding', { model: each.label }) : each.label}
        </option>
      ))}
    </TextField>
  );
}
