import Typography from '@mui/material/Typography';
import type { FileSource } from '@parlance/domain/documents/knowledge/source';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useUsage } from '#web/lib/org/useUsage.ts';

interface ScanNotesProps {
  scan: NonNullable<FileSource['scan']>;
  /** False once the file is read as far as it can be. */
  isRunning: boolean;
}

/** Progress of the text recognition of a scanned PDF, and its use of the plan's pages while that may matter. */
export function ScanNotes({ scan: { pages, read }, isRunning }: ScanNotesProps) {
  const t = useTranslate();
  const { org } = useMembership();
  const usage = useUsage(useNow());
  const max = PLAN_LIMITS[org.plan].scannedPagesPerMonth;
  const isWhole = read === pages;
  const texts = [
    ...(isRunning && !isWhole ? [t('sources.scan.reading', { page: read + 1, pages })] : []),
    ...(!isRunning && read > 0 ? [t('sources.scan.read', { count: read })] : []),
    ...(isWhole || usage.status !== 'ready' || max === 0
      ? []
      : [t('sources.scan.used', { used: usage.value.scannedPages, max })]),
  ];
  return texts.map((text) => (
    <Typography key={text} variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
      {text}
    </Typography>
  ));
}
