import Chip from '@mui/material/Chip';
import { AppIcon } from './AppIcon.tsx';
import type { IconName } from '#web/config/iconNames.ts';

interface StateChipProps {
  color: 'default' | 'success' | 'warning' | 'error';
  icon: IconName;
  label: string;
}

/** The state of something in a word or two, with an icon. */
export function StateChip({ color, icon, label }: StateChipProps) {
  return <Chip size="small" variant="outlined" color={color} icon={<AppIcon name={icon} size={16} />} label={label} />;
}
