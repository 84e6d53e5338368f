import Typography from '@mui/material/Typography';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** What to know about a source beside its status: what was left out of it, and what it is waiting for. */
export function SourceNotes({
  source,
}: {
  source: Pick<Source, 'notes' | 'pagesWithoutText' | 'waitingSince' | 'waitingFor'>;
}) {
  const t = useTranslate();
  const texts = [
    ...source.notes.map((note) => t(`sourceNote.${note}`, { count: source.pagesWithoutText })),
    ...(source.waitingSince === null ? [] : [t(`sources.waitsFor.${source.waitingFor}`)]),
  ];
  return texts.map((text) => (
    <Typography key={text} variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
      {text}
    </Typography>
  ));
}
