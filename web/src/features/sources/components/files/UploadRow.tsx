import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Upload } from '../../uploadState.ts';

interface UploadRowProps {
  upload: Upload;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

/** One file with its progress or with the reason of its failure. */
export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const t = useTranslate();
  const intl = useIntl();
  const errorText = useErrorText();
  const statusText = () => {
    switch (upload.status) {
      case 'waiting':
        return t('upload.waiting');
      case 'sending':
        return intl.formatNumber(upload.progress, { style: 'percent' });
      case 'failed':
        return errorText(upload.error, upload.canRetry ? t('upload.failed') : undefined);
    }
  };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap title={upload.name} sx={{ fontWeight: 550 }}>
          {upload.name}
        </Typography>
        <Typography
          variant="body2"
          role={upload.status === 'failed' ? 'alert' : undefined}
          color={upload.status === 'failed' ? 'error' : 'textSecondary'}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {statusText()}
        </Typography>
        {upload.status === 'sending' && (
          <LinearProgress
            variant="determinate"
            value={Math.round(upload.progress * 100)}
            aria-label={t('upload.progressOf', { name: upload.name })}
            sx={{ mt: 0.5 }}
          />
        )}
      </Box>
      {upload.status === 'failed' && upload.canRetry && (
        <Button
          size="small"
          startIcon={<AppIcon name="refresh" size={16} />}
          aria-label={t('upload.retry', { name: upload.name })}
          onClick={() => onRetry(upload.key)}
        >
          {t('common.tryAgain')}
        </Button>
      )}
      <IconButton
        onClick={() => onRemove(upload.key)}
        aria-label={t(upload.status === 'failed' ? 'upload.dismiss' : 'upload.cancel', { name: upload.name })}
      >
        <AppIcon name="x" size={18} />
      </IconButton>
    </Box>
  );
}
