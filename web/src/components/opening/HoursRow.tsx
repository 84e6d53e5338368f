import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { timeOfDaySchema } from '@parlance/domain/documents/openingOf';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { OpeningDay } from './openingHours.ts';
import type { OpeningForm } from './OpeningForm.ts';

interface HoursRowProps {
  form: OpeningForm;
  control: string;
  /** The day's name. */
  name: string;
  day: OpeningDay;
  onChange: (day: OpeningDay) => void;
}

const SIDES = ['from', 'to'] as const;
const FIRST = { from: '09:00', to: '17:00' };

/** One day: closed, or open from one time to another. */
export function HoursRow({ form, control, name, day, onChange }: HoursRowProps) {
  const t = useTranslate();
  const error = form.errorOf(control);
  return (
    <Fieldset label={name}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 44 }}>
        <FormControlLabel
          sx={{
            width: { xs: day === null ? 150 : '100%', sm: 150 },
            m: 0,
            '& .Mui-disabled': { color: 'text.primary' },
          }}
          control={
            <Checkbox
              checked={day !== null}
              disabled={form.isReadOnly}
              onChange={(_event, isOpen) => onChange(isOpen ? FIRST : null)}
            />
          }
          label={name}
        />
        {day === null ? (
          <Typography color="textSecondary">{t('leadSettings.closed')}</Typography>
        ) : (
          SIDES.map((side) => (
            <TextField
              key={side}
              type="time"
              size="small"
              label={t(`leadSettings.${side}`)}
              value={day[side]}
              disabled={form.isReadOnly}
              error={error !== undefined}
              onBlur={() => form.touch(control)}
              onChange={(event) => {
                // A time that is half typed is none yet.
                const time = timeOfDaySchema.safeParse(event.target.value);
                if (time.success) onChange({ ...day, [side]: time.data });
              }}
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ width: 152 }}
            />
          ))
        )}
      </Box>
      {error !== undefined && (
        <Typography variant="body2" color="error" role="alert">
          {error}
        </Typography>
      )}
    </Fieldset>
  );
}
