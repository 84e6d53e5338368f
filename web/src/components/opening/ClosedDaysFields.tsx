import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { addDays, calendarDay } from '@parlance/domain/time/calendarDay';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useRowKeys } from '../forms/useRowKeys.ts';
import { type ClosedDays, ClosedDaysRow } from './ClosedDaysRow.tsx';
import type { OpeningForm } from './OpeningForm.ts';

interface ClosedDaysFieldsProps {
  form: OpeningForm;
  days: readonly ClosedDays[];
  onChange: (days: ClosedDays[]) => void;
}

/** Days on which nobody is there, such as holidays. */
export function ClosedDaysFields({ form, days, onChange }: ClosedDaysFieldsProps) {
  const t = useTranslate();
  const { org } = useMembership();
  const rows = useRowKeys(days.length);
  const add = () => {
    const tomorrow = addDays(calendarDay(new Date(), org.timezone), 1);
    onChange([...days, { from: tomorrow, to: tomorrow }]);
  };
  return (
    <Fieldset label={t('leadSettings.closedDays')} gap={1.5}>
      <Box>
        <Typography variant="h3">{t('leadSettings.closedDays')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('leadSettings.closedDaysText', { max: LIMITS.closedDays })}
        </Typography>
      </Box>
      {days.map((some, index) => (
        <ClosedDaysRow
          key={rows.keys[index]}
          form={form}
          index={index}
          days={some}
          onChange={(next) => onChange(days.with(index, next))}
          onRemove={() => {
            rows.drop(index);
            onChange(days.toSpliced(index, 1));
          }}
        />
      ))}
      {!form.isReadOnly && (
        <Box>
          <Button
            variant="outlined"
            size="small"
            startIcon={<AppIcon name="plus" size={18} />}
            disabled={days.length >= LIMITS.closedDays}
            onClick={add}
          >
            {t('leadSettings.addClosedDays')}
          </Button>
        </Box>
      )}
    </Fieldset>
  );
}
