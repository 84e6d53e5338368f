import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { Wordmark } from '#web/components/ui/Wordmark.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { DASHBOARD_PAGES } from '#web/config/pages/DASHBOARD_PAGES.ts';
import type { PageRow } from '#web/config/pages/PageRow.ts';
import type { ComponentProps } from 'react';
import { SidebarChatbots } from './SidebarChatbots.tsx';
import { WaitingLink } from './WaitingLink.tsx';
import { SidebarLink } from './SidebarLink.tsx';
import { useInboxState } from './useInboxState.ts';

interface SidebarProps {
  isCollapsed: boolean;
  /** Absent in the phone's drawer, which does not collapse. */
  onCollapse?: () => void;
  onNavigate?: () => void;
}

interface SidebarPagesProps {
  part: NonNullable<PageRow['sidebar']>;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

/** The inbox, with how much there is to do and a dot where nobody has looked at something yet. */
function InboxLink(props: Omit<ComponentProps<typeof SidebarLink>, 'badge'>) {
  const t = useTranslate();
  const { count = 0, hasUnread } = useInboxState();
  const parts = [count > 0 ? t('inbox.count', { count }) : '', hasUnread ? t('inbox.hasUnread') : ''];
  const description = parts.filter((part) => part !== '').join(', ');
  return <SidebarLink {...props} badge={{ count, hasDot: hasUnread, description }} />;
}

/** Links of one part of the main navigation. */
function SidebarPages({ part, ...link }: SidebarPagesProps) {
  const t = useTranslate();
  return Object.entries(DASHBOARD_PAGES).map(([name, { path, sidebar, icon, label }]) => {
    if (sidebar !== part || icon === undefined || label === undefined) return null;
    const Link = name === 'inbox' ? InboxLink : SidebarLink;
    // The addresses of all other pages are below the first one's.
    return <Link key={name} to={path} isExact={name === 'dashboard'} icon={icon} label={t(label)} {...link} />;
  });
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
