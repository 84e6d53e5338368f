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
  /** Retention to set: of conversations, of leads, or of withdrawals and cancellations. */
  field: 'retentionDays' | 'leadRetentionDays' | 'declarationRetentionDays';
}

const PRESETS: readonly number[] = [30, 90, 180, 365];
const FOR_EVER = 'ever';
const OWN = 'own';

const TEXTS = {
  retentionDays: {
    label: 'securitySettings.retentionLabel',
    days: 'securitySettings.daysLabel',
    loss: 'securitySettings.retentionLoss',
  },
  leadRetentionDays: {
    label: 'securitySettings.leadRetentionLabel',
    days: 'securitySettings.leadDaysLabel',
    loss: 'securitySettings.leadRetentionLoss',
  },
  declarationRetentionDays: {
    label: 'deskSettings.retentionLabel',
    days: 'deskSettings.daysLabel',
    loss: 'deskSettings.retentionLoss',
  },
} as const;

/** Fields for a retention period: for ever, a usual time or any number of days. */
export function RetentionFields({ form, field }: RetentionFieldsProps) {
  const t = useTranslate();
  const texts = TEXTS[field];
  const days = form.values[field];
  const [isOwn, setOwn] = useState(days !== null && !PRESETS.includes(days));
  const isOther = days !== null && (isOwn || !PRESETS.includes(days));
  const handleChange = (next: string) => {
    setOwn(next === OWN);
    if (next === FOR_EVER) form.change(field, null);
    else if (next === OWN) form.change(field, days ?? PRESETS[0] ?? LIMITS.retentionDaysMin);
    else form.change(field, Number(next));
  };
  const stored = form.stored[field];
  const losesMore = days !== null && days >= LIMITS.retentionDaysMin && (stored === null || days < stored);
  return (
    <Stack spacing={2.5}>
      <TextField
        id={`retention-${field}`}
        select
        label={t(texts.label)}
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
          control={field}
          label={t(texts.days)}
          value={days}
          onChange={(value) => form.change(field, value)}
          min={LIMITS.retentionDaysMin}
          max={LIMITS.retentionDaysMax}
        />
      )}
      {losesMore && (
        <Alert severity="warning" icon={<AppIcon name="alert-triangle" />}>
          {t(texts.loss, { count: days })}
        </Alert>
      )}
    </Stack>
  );
}
