import Typography from '@mui/material/Typography';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useMuted } from '#web/lib/org/useMuted.ts';

/** What to know about a source beside its status: what was left out of it, what answers do without, and what it is waiting for. */
export function SourceNotes({
  source,
}: {
  source: Pick<Stored<Source>, 'id' | 'chatbotId' | 'notes' | 'pagesWithoutText' | 'waitingSince' | 'waitingFor'>;
}) {
  const t = useTranslate();
  const muted = useMuted({ chatbotId: source.chatbotId, sourceId: source.id });
  const texts = [
    ...(muted.length === 0 ? [] : [t('sources.mutedPassages', { count: muted.length })]),
    ...source.notes.map((note) => t(`sourceNote.${note}`, { count: source.pagesWithoutText })),
    ...(source.waitingSince === null ? [] : [t(`sources.waitsFor.${source.waitingFor}`)]),
  ];
  return texts.map((text) => (
    <Typography key={text} variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
      {text}
    </Typography>
  ));
}
