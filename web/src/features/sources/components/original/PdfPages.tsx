import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { usePdf } from '../../api/usePdf.ts';
import { PdfPage } from './PdfPage.tsx';

interface PdfPagesProps {
  bytes: Uint8Array;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** A PDF, one page at a time. */
export function PdfPages({ bytes, page, onPage }: PdfPagesProps) {
  const t = useTranslate();
  const pdf = usePdf(bytes);
  if (pdf.status === 'loading') return <Skeleton variant="rounded" height={480} />;
  if (pdf.status === 'error') {
    return <ErrorState title={t('original.failed')} error={pdf.error} onRetry={pdf.retry} />;
  }
  const pages = pdf.document.numPages;
  const shown = Math.min(Math.max(page, 1), pages);
  const place = t('original.pageOf', { page: shown, pages });
  return (
    <div>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'center', mb: 1 }}>
        <IconButton aria-label={t('original.previous')} disabled={shown === 1} onClick={() => onPage(shown - 1)}>
          <AppIcon name="arrow-left" size={18} />
        </IconButton>
        <Typography variant="body2" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {place}
        </Typography>
        <IconButton aria-label={t('original.next')} disabled={shown === pages} onClick={() => onPage(shown + 1)}>
          <AppIcon name="arrow-right" size={18} />
        </IconButton>
      </Box>
      <PdfPage key={shown} document={pdf.document} page={shown} label={place} />
    </div>
  );
}
