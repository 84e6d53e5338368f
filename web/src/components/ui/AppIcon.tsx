import { Icon } from '@iconify/react/offline';
import { tablerIcons } from 'virtual:tabler-icons';
import type { IconName } from '#web/config/iconNames.ts';

interface AppIconProps {
  name: IconName;
  size?: number;
  /** Set by components that place the icon, such as a chip. */
  className?: string;
}

/** A decorative icon. Whatever it stands for is said in text beside it or in the control's label. */
export function AppIcon({ name, size = 20, className }: AppIconProps) {
  return (
    <Icon
      icon={tablerIcons[name]}
      width={size}
      height={size}
      className={className ?? ''}
      ssr
      aria-hidden="true"
      // Its lines may be drawn anew between press and release: the click has to be the control's.
      style={{ flexShrink: 0, pointerEvents: 'none' }}
    />
  );
}
