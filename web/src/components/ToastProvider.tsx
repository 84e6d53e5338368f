import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { ToastContent } from './ToastContent.tsx';

interface ToastProviderProps {
  children: ReactNode;
}

const components = { success: ToastContent, error: ToastContent };

/** Where toasts appear. */
export function ToastProvider({ children }: ToastProviderProps) {
  return (
    <SnackbarProvider
      Components={components}
      maxSnack={3}
      autoHideDuration={7000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      {children}
    </SnackbarProvider>
  );
}
