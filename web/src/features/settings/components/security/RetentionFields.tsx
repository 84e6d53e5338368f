import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { SettingsForm } from '#web/lib/settings/useSettingsForm.ts';
import { NumberSetting } from '../fields/NumberSetting.tsx';

interface RetentionFieldsProps {
  form: SettingsForm;
}

const PRESETS: readonly number[] = [30, 90, 180, 365];
const FOR_EVER = 'ever';
const OWN = 'own';

/** How long conversations are kept: for ever, a usual time or any number of days. */
export function RetentionFields({ form }: RetentionFieldsProps) {
  const t = useTranslate();
  const days = form.values.retentionDays;
  const [isOwn, setOwn] = useState(days !== null && !PRESETS.includes(days));
  const isOther = days !== null && (isOwn || !PRESETS.includes(days));
  const handleChange = (next: string) => {
    setOwn(next === OWN);
    if (next === FOR_EVER) form.change('retentionDays', null);
    else if (next === OWN) form.change('retentionDays', days ?? PRESETS[0] ?? LIMITS.retentionDaysMin);
    else form.change('retentionDays', Number(next));
  };
  const stored = form.stored.retentionDays;
  const losesMore = days !== null && days >= LIMITS.retentionDaysMin && (stored === null || days < stored);
  return (
    <Stack spacing={2.5}>
      <TextField
        id="setting-retention"
        select
        label={t('securitySettings.retentionLabel')}
        value={isOther ? OWN : (days ?? FOR_EVER)}
        disabled={form.isReadOnly}
        onChange={(event) => handleChange(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value={FOR_EVER}>{t('securitySettings.forEver')}</option>
        {PRESETS.map((preset) => (
          <option key={preset} value={preset}>
            {t('securitySettings.days', { count: preset })}
          </option>
        ))}
        <option value={OWN}>{t('securitySettings.ownDays')}</option>
      </TextField>
      {isOther && (
        <NumberSetting
          form={form}
          control="retentionDays"
          label={t('securitySettings.daysLabel')}
          value={days}
          onChange={(value) => form.change('retentionDays', value)}
          min={LIMITS.retentionDaysMin}
          max={LIMITS.retentionDaysMax}
        />
      )}
      {losesMore && (
        <Alert severity="warning" icon={<AppIcon name="alert-triangle" />}>
          {t('securitySettings.retentionLoss', { count: days })}
        </Alert>
      )}
    </Stack>
  );
}
