import Chip from '@mui/material/Chip';
import { AppIcon } from '#web/components/AppIcon.tsx';
import type { IconName } from '#web/components/iconNames.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Person } from '../people.ts';

interface PersonStatusProps {
  status: Person['status'];
}

const LOOKS: Readonly<Record<Person['status'], { icon: IconName; color: 'success' | 'default' | 'warning' }>> = {
  active: { icon: 'circle-check', color: 'success' },
  pending: { icon: 'clock', color: 'default' },
  expired: { icon: 'alert-circle', color: 'warning' },
};

/** Whether somebody is in, was invited, or let the invitation expire. */
export function PersonStatus({ status }: PersonStatusProps) {
  const t = useTranslate();
  const { icon, color } = LOOKS[status];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<AppIcon name={icon} size={16} />}
      label={t(`members.status.${status}`)}
    />
  );
}
