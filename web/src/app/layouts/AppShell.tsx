import { Outlet } from 'react-router';
import { ConfigFailed } from '#web/app/frame/ConfigFailed.tsx';
import { GlobalGuard } from '#web/app/frame/GlobalGuard.tsx';
import { NewBuildNotice } from '#web/app/frame/NewBuildNotice.tsx';
import { PageFallback } from '#web/components/PageFallback.tsx';
import { ToastProvider } from '#web/components/ToastProvider.tsx';
import { LocaleProvider } from '#web/i18n/LocaleProvider.tsx';
import { FirebaseGate } from '#web/lib/firebase/FirebaseGate.tsx';
import { AppTheme } from '#web/theme/AppTheme.tsx';

/** What sign-in and dashboard stand on: language, theme, toasts and the backend. */
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
          </FirebaseGate>
        </ToastProvider>
      </AppTheme>
    </LocaleProvider>
  );
}
