import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { ToastContent } from './ToastContent.tsx';
import { useLaterToast } from './useLaterToast.ts';

interface ToastProviderProps {
  children: ReactNode;
}

const components = { success: ToastContent, error: ToastContent };
/** A bar at the lower edge of the page pushes them up (useToastLift), because its buttons may be wanted while they show. */
const lift = <GlobalStyles styles={{ '.notistack-SnackbarContainer': { marginBottom: 'var(--toast-lift, 0px)' } }} />;

function FromLastPage() {
  useLaterToast();
  return null;
}

/** Container in which toasts appear. */
export function ToastProvider({ children }: ToastProviderProps) {
  return (
    <SnackbarProvider
      Components={components}
      maxSnack={3}
      autoHideDuration={7000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      {lift}
      <FromLastPage />
      {children}
    </SnackbarProvider>
  );
}
