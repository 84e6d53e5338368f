import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { mondayOnWeekdays, type OpeningHours, withDay } from './openingHours.ts';
import { HoursRow } from './HoursRow.tsx';
import type { OpeningForm } from './OpeningForm.ts';

interface HoursTableProps {
  form: OpeningForm;
  hours: OpeningHours;
  onChange: (hours: OpeningHours) => void;
}

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Opening hours, Monday to Sunday. */
export function HoursTable({ form, hours, onChange }: HoursTableProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {DAYS.map((day) => (
        <HoursRow
          key={day}
          form={form}
          control={`${form.field}.hours.${day}`}
          name={t(`leadSettings.day.${day}`)}
          day={hours[day] ?? null}
          onChange={(next) => onChange(withDay(hours, day, next))}
        />
      ))}
      {!form.isReadOnly && (
        <Box>
          <Button variant="outlined" size="small" onClick={() => onChange(mondayOnWeekdays(hours))}>
            {t('leadSettings.copyMonday')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
