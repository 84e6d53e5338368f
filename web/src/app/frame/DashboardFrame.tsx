import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { type ReactNode, useState } from 'react';
import { safeStorage } from '#web/lib/browser/safeStorage.ts';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { isSameClock } from '#web/lib/isSameClock.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { LocalAiNote } from './LocalAiNote.tsx';
import { ModelNotice } from './ModelNotice.tsx';
import { PlanBanner } from './PlanBanner.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './top-bar/TopBar.tsx';
import { WaitingProvider } from './WaitingProvider.tsx';

interface DashboardFrameProps {
  children: ReactNode;
}

const COLLAPSED_KEY = 'parlance-sidebar-collapsed';

/** Says by which clock times are shown, where the browser's shows another time. */
function ClockNote() {
  const t = useTranslate();
  const { timezone } = useMembership().org;
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (isSameClock(timezone, own, new Date(useNow()))) return false;
  return (
    <Box
      component="footer"
      aria-label={t('clock.label')}
      sx={{ px: { xs: 2, sm: 3, lg: 5 }, py: 1.5, color: 'text.secondary', typography: 'caption' }}
    >
      {t('clock.note', { timezone: timezone.replaceAll('_', ' '), own: own.replaceAll('_', ' ') })}
    </Box>
  );
}

function Notices() {
  return (
    <>
      <PlanBanner />
      <ModelNotice />
    </>
  );
}

/** Sidebar, header and the page between them. */
export function DashboardFrame({ children }: DashboardFrameProps) {
  const [isCollapsed, setCollapsed] = useState(() => safeStorage.read(COLLAPSED_KEY) === '1');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const handleCollapse = () => {
    safeStorage.write(COLLAPSED_KEY, isCollapsed ? '0' : '1');
    setCollapsed(!isCollapsed);
  };
  return (
    <WaitingProvider>
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <SkipLink />
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            width: isCollapsed ? 68 : 248,
            flexShrink: 0,
            borderRight: 1,
            borderColor: 'divider',
            transition: (theme) => theme.transitions.create('width', { duration: 160 }),
          }}
        >
          <Box sx={{ position: 'sticky', top: 0, height: '100dvh' }}>
            <Sidebar isCollapsed={isCollapsed} onCollapse={handleCollapse} />
          </Box>
        </Box>
        <Drawer
          open={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
          sx={{ display: { md: 'none' } }}
          slotProps={{ paper: { sx: { width: 280, bgcolor: 'background.default' } } }}
        >
          <Sidebar isCollapsed={false} onNavigate={() => setDrawerOpen(false)} />
        </Drawer>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <TopBar onOpenMenu={() => setDrawerOpen(true)} />
          <Notices />
          <Box
            component="main"
            id="main"
            tabIndex={-1}
            sx={{
              flex: 1,
              // What stands below it stands below the window: nothing there moves when a page grows.
              minHeight: 'calc(100dvh - 60px)',
              width: '100%',
              maxWidth: 1240,
              mx: 'auto',
              px: { xs: 2, sm: 3, lg: 5 },
              py: { xs: 3, md: 4 },
              outline: 'none',
            }}
          >
            {children}
          </Box>
          <ClockNote />
          <LocalAiNote />
        </Box>
      </Box>
    </WaitingProvider>
  );
}
