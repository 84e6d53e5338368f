import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';

interface UnsavedGuardProps {
  isDirty: boolean;
  /** Saves what is there: true if it is stored. */
  onSave: () => Promise<boolean>;
}

/** Asks before unsaved changes are lost by going to another page; the browser asks when the tab is closed or loaded anew. */
export function UnsavedGuard({ isDirty, onSave }: UnsavedGuardProps) {
  const t = useTranslate();
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isDirty]);

  const saveAndLeave = async () => {
    setSaving(true);
    const isSaved = await onSave();
    setSaving(false);
    // What could not be saved is shown by the form, which stays.
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  };

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      isBusy={isSaving}
      title={t('settingsForm.leaveTitle')}
      text={t('settingsForm.leaveText')}
      confirmLabel={t('settingsForm.leave')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
      alternative={
        <Button variant="contained" loading={isSaving} onClick={() => void saveAndLeave()}>
          {t('settingsForm.saveAndLeave')}
        </Button>
      }
    />
  );
}
