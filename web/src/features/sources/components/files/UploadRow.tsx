import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Uploads } from '../../api/useUploads.ts';
import type { Upload } from '../../uploadState.ts';
import { NameTakenButtons } from './NameTakenButtons.tsx';
import { UploadState } from './UploadState.tsx';

interface UploadRowProps extends Pick<Uploads, 'retry' | 'decide' | 'remove'> {
  upload: Upload;
}

/** One file on its way, with what can be done about it. */
export function UploadRow({ upload, retry, decide, remove }: UploadRowProps) {
  const t = useTranslate();
  const isHeld = upload.status === 'failed' || upload.status === 'asks';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <UploadState upload={upload} />
      {upload.status === 'asks' && (
        <NameTakenButtons name={upload.name} onDecide={(sameName) => decide([upload.key], sameName)} />
      )}
      {upload.status === 'failed' && upload.canRetry && (
        <Button
          size="small"
          startIcon={<AppIcon name="refresh" size={16} />}
          aria-label={t('upload.retry', { name: upload.name })}
          onClick={() => retry(upload.key)}
        >
          {t('common.tryAgain')}
        </Button>
      )}
      <IconButton
        onClick={() => remove(upload.key)}
        aria-label={t(isHeld ? 'upload.dismiss' : 'upload.cancel', { name: upload.name })}
      >
        <AppIcon name="x" size={18} />
      </IconButton>
    </Box>
  );
}
