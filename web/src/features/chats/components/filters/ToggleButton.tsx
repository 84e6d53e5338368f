import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import type { IconName } from '#web/config/iconNames.ts';

interface ToggleButtonProps {
  icon: IconName;
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A button that stays down while something is on. */
export function ToggleButton({ icon, label, isOn, onChange }: ToggleButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-pressed={isOn}
        color={isOn ? 'primary' : 'default'}
        onClick={() => onChange(!isOn)}
      >
        <AppIcon name={icon} />
      </IconButton>
    </Tooltip>
  );
}
