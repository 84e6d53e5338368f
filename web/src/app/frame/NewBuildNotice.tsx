import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useNewBuild } from '#web/lib/browser/useNewBuild.ts';

/** Offers to reload when a new build is there. Nothing is reloaded without being asked. */
export function NewBuildNotice() {
  const t = useTranslate();
  const isNew = useNewBuild();
  return (
    <Snackbar open={isNew} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
      <Alert
        severity="info"
        icon={<AppIcon name="info-circle" />}
        action={
          <Button size="small" color="inherit" onClick={() => window.location.reload()}>
            {t('build.reload')}
          </Button>
        }
      >
        {t('build.new')}
      </Alert>
    </Snackbar>
  );
}
