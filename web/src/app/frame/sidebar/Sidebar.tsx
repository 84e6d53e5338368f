import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { Wordmark } from '#web/components/ui/Wordmark.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { SidebarChatbots } from './SidebarChatbots.tsx';
import { SidebarPages } from './SidebarPages.tsx';
import { WaitingLink } from './WaitingLink.tsx';

interface SidebarProps {
  isCollapsed: boolean;
  /** Absent in the phone's drawer, which does not collapse. */
  onCollapse?: () => void;
  onNavigate?: () => void;
}

/** Main navigation. */
export function Sidebar({ isCollapsed, onCollapse, onNavigate }: SidebarProps) {
  const t = useTranslate();
  const link = { isCollapsed, onNavigate };
  const label = t(isCollapsed ? 'nav.expand' : 'nav.collapse');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', px: 1.5, pb: 1.5, overflowX: 'hidden' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 60, pl: isCollapsed ? 0.75 : 1 }}>
        <Box
          component={PageLink}
          to={paths.dashboard()}
          onClick={onNavigate}
          sx={{ color: 'text.primary', display: 'flex' }}
        >
          <Wordmark height={26} markOnly={isCollapsed} />
        </Box>
      </Box>
      <Box component="nav" aria-label={t('nav.main')} sx={{ flex: 1, overflowY: 'auto', pt: 1 }}>
        <WaitingLink {...link} />
        <SidebarPages part="top" {...link} />
        {!isCollapsed && <SidebarChatbots onNavigate={onNavigate} />}
        <Box sx={{ mt: 0.5 }}>
          <SidebarPages part="bottom" {...link} />
        </Box>
      </Box>
      {onCollapse && (
        <Box sx={{ display: 'flex', justifyContent: isCollapsed ? 'center' : 'flex-end' }}>
          <Tooltip title={label} placement="right">
            <IconButton onClick={onCollapse} aria-label={label} aria-expanded={!isCollapsed}>
              <AppIcon name={isCollapsed ? 'layout-sidebar-left-expand' : 'layout-sidebar-left-collapse'} />
            </IconButton>
          </Tooltip>
        </Box>
      )}
    </Box>
  );
}
