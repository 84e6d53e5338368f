import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Upload } from '../../uploadState.ts';
import { UploadRow } from './UploadRow.tsx';

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

/** Files on their way with their progress, and those that were refused with the reason. */
export function UploadList({ uploads, onRetry, onRemove }: UploadListProps) {
  const t = useTranslate();
  const sending = uploads.filter((upload) => upload.status !== 'failed').length;
  return (
    <>
      <Box component="p" aria-live="polite" className="visually-hidden">
        {sending > 0 ? t('upload.sending', { count: sending }) : ''}
      </Box>
      {sending < uploads.length && (
        <Typography color="error" sx={{ mt: 2, fontWeight: 550 }}>
          {t('upload.someFailed')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onRetry={onRetry} onRemove={onRemove} />
        ))}
      </Box>
    </>
  );
}
