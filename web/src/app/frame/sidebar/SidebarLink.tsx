import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { NavLink } from 'react-router';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import type { IconName } from '#web/components/ui/iconNames.ts';

interface SidebarLinkProps {
  to: string;
  /** Current on this very page alone, and not on those below its address. */
  isExact?: boolean;
  icon: IconName;
  label: string;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

/** One entry of the main navigation: icon and label, or the icon with its label as a tooltip. */
export function SidebarLink({ to, isExact = false, icon, label, isCollapsed, onNavigate }: SidebarLinkProps) {
  return (
    <Tooltip title={isCollapsed ? label : ''} placement="right">
      <Box
        component={NavLink}
        to={to}
        end={isExact}
        onClick={onNavigate}
        aria-label={isCollapsed ? label : undefined}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 44,
          px: 1.5,
          borderRadius: 1,
          color: 'text.secondary',
          fontWeight: 550,
          textDecoration: 'none',
          '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
          '&.active': { bgcolor: 'primary.light', color: 'primary.main' },
        }}
      >
        <AppIcon name={icon} />
        {!isCollapsed && label}
      </Box>
    </Tooltip>
  );
}
