import type { IconName } from '#web/config/iconNames.ts';
import { StateChip } from '#web/components/ui/StateChip.tsx';
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

/** Status of a person: member, invited, or invitation expired. */
export function PersonStatus({ status }: PersonStatusProps) {
  const t = useTranslate();
  return <StateChip {...LOOKS[status]} label={t(`members.status.${status}`)} />;
}
