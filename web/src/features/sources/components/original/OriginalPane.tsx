import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FILE_TYPES } from '@parlance/domain/fileTypes';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { saveFile } from '#web/lib/browser/saveFile.ts';
import { type Original, useOriginal } from '../../api/useOriginal.ts';
import { OriginalContent } from './OriginalContent.tsx';

interface OriginalPaneProps {
  sourceId: string;
  /** One page of a website; null for a file. */
  pageId: string | null;
  name: string;
  /** The page of a PDF, from 1. */
  page: number;
  onPage: (page: number) => void;
}

/** The original of a source as its author made it, and a way to have it. */
export function OriginalPane({ sourceId, pageId, name, page, onPage }: OriginalPaneProps) {
  const t = useTranslate();
  const original = useOriginal(sourceId, pageId);
  if (original.status === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton variant="rounded" height={480} />
      </div>
    );
  }
  if (original.status === 'error') {
    return <ErrorState title={t('original.failed')} error={original.error} onRetry={original.retry} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <OriginalContent original={original.value} name={name} page={page} onPage={onPage} />
      <OriginalSource original={original.value} name={name} />
    </Box>
  );
}

function OriginalSource({ original: { url, bytes, fileType }, name }: { original: Original; name: string }) {
  const t = useTranslate();
  if (url === null) {
    return (
      <div>
        <Button
          size="small"
          startIcon={<AppIcon name="download" size={16} />}
          onClick={() => saveFile(name, new Blob([bytes], { type: FILE_TYPES[fileType] }))}
        >
          {t('original.download')}
        </Button>
      </div>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="body2" color="textSecondary">
        {t('original.asNow')}
      </Typography>
      <Button
        size="small"
        href={url}
        target="_blank"
        rel="noreferrer"
        endIcon={<AppIcon name="external-link" size={16} />}
      >
        {t('original.openPage')}
      </Button>
    </Box>
  );
}
