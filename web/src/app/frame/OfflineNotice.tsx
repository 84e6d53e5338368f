import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useOnline } from '#web/lib/browser/useOnline.ts';

/** Says that there is no connection, while there is none. It lies over the page: nothing moves. */
export function OfflineNotice() {
  const t = useTranslate();
  return (
    <Snackbar open={!useOnline()} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <Alert severity="warning" icon={<AppIcon name="alert-triangle" />}>
        {t('offline.notice')}
      </Alert>
    </Snackbar>
  );
}
