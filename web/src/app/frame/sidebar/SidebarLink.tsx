import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { NavPageLink } from '#web/components/links/NavPageLink.tsx';
import type { IconName } from '#web/config/iconNames.ts';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';

interface LinkBadge {
  /** Shown from 1 on. */
  count: number;
  hasDot: boolean;
  /** Both in words. */
  description: string;
}

interface SidebarLinkProps {
  to: string;
  /** Current on this very page alone, and not on those below its address. */
  isExact?: boolean;
  icon: IconName;
  label: string;
  badge?: LinkBadge;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

const MOST = 999;

/** One entry of the main navigation: icon and label, or the icon with its label as a tooltip. */
export function SidebarLink({ to, isExact = false, icon, label, badge, isCollapsed, onNavigate }: SidebarLinkProps) {
  const intl = useIntl();
  const descriptionId = useId();
  const { count = 0, hasDot = false, description = '' } = badge ?? {};
  return (
    <>
      <Tooltip title={isCollapsed ? label : ''} placement="right">
        <Box
          component={NavPageLink}
          to={to}
          end={isExact}
          onClick={onNavigate}
          aria-label={isCollapsed ? label : undefined}
          aria-describedby={description === '' ? undefined : descriptionId}
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
          <Badge variant="dot" color="error" invisible={!hasDot}>
            <AppIcon name={icon} />
          </Badge>
          {!isCollapsed && label}
          {!isCollapsed && count > 0 && (
            <Box
              component="span"
              aria-hidden="true"
              sx={{ ml: 'auto', typography: 'caption', fontVariantNumeric: 'tabular-nums' }}
            >
              {count > MOST ? `${intl.formatNumber(MOST)}+` : intl.formatNumber(count)}
            </Box>
          )}
        </Box>
      </Tooltip>
      {description !== '' && (
        <Box component="span" id={descriptionId} sx={visuallyHidden}>
          {description}
        </Box>
      )}
    </>
  );
}
