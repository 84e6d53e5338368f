import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { modelOf } from '@parlance/domain/models';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useModels } from '#web/lib/firebase/useModels.ts';
import { CREATIVE_MIN, creativityBand, FOCUSED_MAX } from '../../creativityBand.ts';

interface CreativityFieldProps {
  model: string;
  /** 0 to 1. */
  temperature: number;
  isDisabled: boolean;
  onChange: (temperature: number) => void;
}

const STEP = 0.1;
const MARKS = [0, FOCUSED_MAX, CREATIVE_MIN, 1].map((value) => ({ value }));

/** Freedom of the model's wording, for models that have this setting. */
export function CreativityField({ model, temperature, isDisabled, onChange }: CreativityFieldProps) {
  const t = useTranslate();
  const intl = useIntl();
  const id = useId();
  const written = (value: number) => intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const chosen = modelOf(useModels(), model);
  const isTakingIt = chosen.takesTemperature;
  const inWords = (value: number) =>
    t('playground.creativityValue', { value: written(value), band: t(`playground.band.${creativityBand(value)}`) });
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
          {t('playground.creativity')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {isTakingIt ? inWords(temperature) : t('playground.automatic')}
        </Typography>
      </Box>
      {isTakingIt ? (
        <>
          <Box sx={{ px: 1.25 }}>
            <Slider
              aria-labelledby={id}
              value={temperature}
              min={0}
              max={1}
              step={STEP}
              marks={MARKS}
              disabled={isDisabled}
              getAriaValueText={inWords}
              // Steps of a tenth come with errors of floating point.
              onChange={(_, value) => onChange(Math.round(value * 10) / 10)}
            />
          </Box>
          <Box
            aria-hidden="true"
            sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', typography: 'caption' }}
          >
            <span>{t('playground.focused', { from: written(0), to: written(FOCUSED_MAX) })}</span>
            <span>{t('playground.creative', { from: written(CREATIVE_MIN), to: written(1) })}</span>
          </Box>
        </>
      ) : (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
          {t('playground.automaticHint', { model: chosen.label })}
        </Typography>
      )}
    </div>
  );
}
