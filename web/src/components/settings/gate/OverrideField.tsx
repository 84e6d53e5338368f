import TextField from '@mui/material/TextField';
import { LIMITS } from '@parlance/domain/limits';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface OverrideFieldProps {
  reason: string;
  onChange: (reason: string) => void;
}

/** Reason for saving a change although a test does not pass. */
export function OverrideField({ reason, onChange }: OverrideFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      label={t('gate.reason')}
      helperText={t('gate.reasonHint')}
      value={reason}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: LIMITS.gateReasonCharacters } }}
      required
      fullWidth
    />
  );
}
