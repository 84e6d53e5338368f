import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useOnline } from '#web/lib/browser/useOnline.ts';
import { useHeldNavigation } from './useHeldNavigation.ts';

/** Says that there is no connection, while there is none, and keeps the page. It lies over it: nothing moves. */
export function OfflineNotice() {
  const t = useTranslate();
  const isHeld = useHeldNavigation();
  return (
    <Snackbar
      open={!useOnline()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      // Above a bar at the lower edge, as toasts are (useToastLift): its buttons may be wanted.
      sx={{ marginBottom: 'var(--toast-lift, 0px)' }}
    >
      <Alert severity="warning" icon={<AppIcon name="alert-triangle" />}>
        {t(isHeld ? 'offline.held' : 'offline.notice')}
      </Alert>
    </Snackbar>
  );
}
