import Typography from '@mui/material/Typography';
import type { Source, SourceNote } from '@parlance/domain/documents/knowledge/source';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMuted } from '#web/lib/org/useMuted.ts';
import { ScanNotes } from './ScanNotes.tsx';

/** Notes on a source beside its status: what was left out of it, what answers do without, and what it is waiting for. */
export function SourceNotes({ source }: { source: Stored<Source> }) {
  const t = useTranslate();
  const muted = useMuted({ chatbotId: source.chatbotId, sourceId: source.id });
  const texts = [
    ...(muted.length === 0 ? [] : [t('sources.mutedPassages', { count: muted.length })]),
    ...source.notes.map((note) => t(`sourceNote.${note}`, { count: countOf(source, note) })),
    ...(source.waitingSince === null ? [] : [t(`sources.waitsFor.${source.waitingFor}`)]),
  ];
  const scan = source.type === 'file' ? source.scan : null;
  return (
    <>
      {scan !== null && (
        <ScanNotes scan={scan} isRunning={source.status === 'pending' || source.status === 'processing'} />
      )}
      {texts.map((text) => (
        <Typography key={text} variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
          {text}
        </Typography>
      ))}
    </>
  );
}

/** Of how many pages a note speaks. */
function countOf(source: Source, note: SourceNote): number {
  if (note !== 'pages-over-quota') return source.pagesWithoutText;
  const scan = source.type === 'file' ? source.scan : null;
  return scan === null ? 0 : scan.pages - scan.read - source.pagesWithoutText;
}
