import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { OpeningForm } from './OpeningForm.ts';

export type ClosedDays = Chatbot['handover']['closedDays'][number];

interface ClosedDaysRowProps {
  form: OpeningForm;
  index: number;
  days: ClosedDays;
  onChange: (days: ClosedDays) => void;
  onRemove: () => void;
}

/** One run of closed days: the first and the last one. A first day alone is one day. */
export function ClosedDaysRow({ form, index, days: { from, to }, onChange, onRemove }: ClosedDaysRowProps) {
  const t = useTranslate();
  const control = `${form.field}.closedDays.${index}`;
  const error = form.errorOf(control);
  const removeLabel = t('leadSettings.removeClosedDays', { number: index + 1 });
  const date = (label: string, value: string, onDay: (day: string) => void) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      disabled={form.isReadOnly}
      error={error !== undefined}
      onBlur={() => form.touch(control)}
      onChange={(event) => onDay(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
      sx={{ width: 152 }}
    />
  );
  return (
    <Fieldset label={t('leadSettings.closedDaysNumber', { number: index + 1 })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {date(t('leadSettings.firstDay'), from, (day) => onChange({ from: day, to: to < day ? day : to }))}
        {date(t('leadSettings.lastDay'), to, (day) => onChange({ from, to: day }))}
        {!form.isReadOnly && (
          <Tooltip title={removeLabel}>
            <IconButton aria-label={removeLabel} onClick={onRemove}>
              <AppIcon name="trash" size={18} />
            </IconButton>
          </Tooltip>
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
