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

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

/** Files on their way with their progress, and those that were refused with the reason. */
export function UploadList({ uploads, onRetry, onRemove }: UploadListProps) {
  const t = useTranslate();
  const intl = useIntl();
  const errorText = useErrorText();
  const statusText = (upload: Upload) => {
    switch (upload.status) {
      case 'waiting':
        return t('upload.waiting');
      case 'sending':
        return intl.formatNumber(upload.progress, { style: 'percent' });
      case 'failed':
        return errorText(upload.error);
    }
  };
  const sending = uploads.filter((upload) => upload.status !== 'failed').length;
  return (
    <>
      <Box component="p" aria-live="polite" className="visually-hidden">
        {sending > 0 ? t('upload.sending', { count: sending }) : ''}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {uploads.map((upload) => (
          <Box
            component="li"
            key={upload.key}
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
                {statusText(upload)}
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
        ))}
      </Box>
    </>
  );
}
