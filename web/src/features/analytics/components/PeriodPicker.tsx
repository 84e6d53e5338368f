import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Period, PeriodPreset } from '@parlance/domain/analytics/periodOf';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { PeriodState } from '../views/usePeriod.ts';

interface PeriodPickerProps {
  state: PeriodState;
  presets: readonly PeriodPreset[];
}

/** Selects the days shown: by name, or from one day to another. They are shown beside it in the reader's language. */
export function PeriodPicker({ state, presets }: PeriodPickerProps) {
  const t = useTranslate();
  const intl = useIntl();
  const errorText = useErrorText();
  const { period, asked, problem, today, choose, chooseDays } = state;
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  const days = intl.formatDateTimeRange(day(period.from), day(period.to), { dateStyle: 'medium', timeZone: 'UTC' });
  // The address may name a period that is not offered here.
  const options = [...new Set<Period['preset']>([...presets, period.preset, 'custom'])];
  const select = (value: string) => {
    const preset = presets.find((each) => each === value);
    if (preset === undefined) chooseDays({ from: period.from, to: period.to });
    else choose(preset);
  };
  return (
    <>
      <TextField
        id="period"
        select
        size="small"
        label={t('period.label')}
        value={asked === undefined ? period.preset : 'custom'}
        onChange={(event) => select(event.target.value)}
        slotProps={{ select: { native: true } }}
        sx={{ width: 180 }}
      >
        {options.map((each) => (
          <option key={each} value={each}>
            {t(`period.${each}`)}
          </option>
        ))}
      </TextField>
      {asked !== undefined &&
        (['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            id={`period-${end}`}
            type="date"
            size="small"
            label={t(`period.${end}`)}
            value={asked[end]}
            error={problem !== undefined}
            onChange={({ target }) => chooseDays({ [end]: target.value })}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { max: today, 'aria-describedby': 'period-days' },
            }}
            sx={{ width: 160 }}
          />
        ))}
      <Box aria-live="polite" id="period-days" sx={{ alignSelf: 'center' }}>
        <Typography variant="body2" color={problem === undefined ? 'textSecondary' : 'error'}>
          {problem === undefined ? days : t('period.instead', { problem: errorText(problem), days })}
        </Typography>
      </Box>
    </>
  );
}
