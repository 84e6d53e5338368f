import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Upload } from '../../uploadState.ts';

/** The name of a file with its progress, the question whether it replaces another one, or the reason of its failure. */
export function UploadState({ upload }: { upload: Upload }) {
  const t = useTranslate();
  const intl = useIntl();
  const errorText = useErrorText();
  const statusText = () => {
    switch (upload.status) {
      case 'waiting':
        return t('upload.waiting');
      case 'sending':
        return intl.formatNumber(upload.progress, { style: 'percent' });
      case 'asks':
        return t('upload.nameTaken.replaceIt');
      case 'failed':
        return errorText(upload.error, upload.canRetry ? t('upload.failed') : undefined);
    }
  };
  return (
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
  );
}
