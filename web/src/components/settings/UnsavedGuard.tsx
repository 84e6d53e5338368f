import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';

interface UnsavedGuardProps {
  isDirty: boolean;
}

/** Asks before unsaved changes are lost by going to another page; the browser asks when the tab is closed or loaded anew. */
export function UnsavedGuard({ isDirty }: UnsavedGuardProps) {
  const t = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isDirty]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      isBusy={false}
      title={t('settingsForm.leaveTitle')}
      text={t('settingsForm.leaveText')}
      confirmLabel={t('settingsForm.leave')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
