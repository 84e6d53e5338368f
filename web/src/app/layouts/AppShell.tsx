import { Outlet } from 'react-router';
import { ConfigFailed } from '#web/app/frame/gates/ConfigFailed.tsx';
import { GlobalGuard } from '#web/app/frame/gates/GlobalGuard.tsx';
import { NewBuildNotice } from '#web/app/frame/NewBuildNotice.tsx';
import { OfflineNotice } from '#web/app/frame/OfflineNotice.tsx';
import { PageFallback } from '#web/components/page/PageFallback.tsx';
import { ToastProvider } from '#web/components/toast/ToastProvider.tsx';
import { LocaleProvider } from '#web/app/locale/LocaleProvider.tsx';
import { FirebaseGate } from '#web/lib/firebase/FirebaseGate.tsx';
import { AppTheme } from '#web/theme/AppTheme.tsx';

/** Providers that sign-in and dashboard need: language, theme, toasts and the backend. */
export default function AppShell() {
  return (
    <LocaleProvider>
      <AppTheme>
        <ToastProvider>
          <FirebaseGate loading={<PageFallback />} failed={ConfigFailed}>
            <GlobalGuard>
              <Outlet />
            </GlobalGuard>
            <NewBuildNotice />
            <OfflineNotice />
          </FirebaseGate>
        </ToastProvider>
      </AppTheme>
    </LocaleProvider>
  );
}
