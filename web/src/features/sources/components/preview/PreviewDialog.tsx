import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMuted } from '#web/lib/org/useMuted.ts';
import { usePreview } from '../../api/usePreview.ts';
import { PassageText } from './PassageText.tsx';

interface PreviewDialogProps {
  chatbotId: string;
  sourceId: string;
  /** One page of a website; null for the whole source. */
  pageId: string | null;
  name: string;
  onClose: () => void;
}

/** The passages of a source as the chatbot reads them. Open as long as it is rendered. */
export function PreviewDialog({ chatbotId, sourceId, pageId, name, onClose }: PreviewDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599.950px)');
  const { passages, isLoading, failure, hasMore, load } = usePreview(sourceId, pageId);
  const muted = useMuted({ chatbotId, sourceId });
  const isFirst = isLoading && passages.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
      scroll="paper"
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </DialogTitle>
      <DialogContent dividers tabIndex={0} aria-busy={isLoading}>
        <DialogContentText sx={{ mb: 2 }}>{t('sources.previewText')}</DialogContentText>
        <Stack spacing={2}>
          {passages.map((passage) => (
            <PassageText
              key={passage.index}
              sourceId={sourceId}
              passage={passage}
              isMuted={muted.some(({ hash }) => hash === passage.hash)}
            />
          ))}
          {isFirst && [1, 2, 3].map((each) => <Skeleton key={each} variant="rounded" height={96} />)}
          {failure && <ErrorState title={t('sources.previewFailed')} error={failure.error} onRetry={load} />}
          {!isLoading && !failure && passages.length === 0 && (
            <EmptyState icon="file-text" title={t('sources.previewEmpty')} text={t('sources.previewEmptyText')} />
          )}
        </Stack>
        {hasMore && passages.length > 0 && !failure && (
          <Box sx={{ pt: 2, textAlign: 'center' }}>
            <Button variant="outlined" onClick={load} loading={isLoading}>
              {t('sources.previewMore')}
            </Button>
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ pt: 1.5 }}>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
