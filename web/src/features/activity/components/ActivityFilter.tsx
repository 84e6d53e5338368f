import TextField from '@mui/material/TextField';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ACTIVITY_GROUPS, type ActivityGroup, toActivityGroup } from '../activityGroups.ts';

interface ActivityFilterProps {
  /** Undefined shows everything. */
  group: ActivityGroup | undefined;
  onChange: (group: ActivityGroup | undefined) => void;
}

/** Chooses what kind of entries are shown. */
export function ActivityFilter({ group, onChange }: ActivityFilterProps) {
  const t = useTranslate();
  return (
    <TextField
      id="activity-kind"
      select
      size="small"
      fullWidth={false}
      label={t('activityLog.filter')}
      value={group ?? ''}
      onChange={(event) => onChange(toActivityGroup(event.target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 180 }}
    >
      <option value="">{t('activityLog.group.all')}</option>
      {ACTIVITY_GROUPS.map((option) => (
        <option key={option} value={option}>
          {t(`activityLog.group.${option}`)}
        </option>
      ))}
    </TextField>
  );
}
