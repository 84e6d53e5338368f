import type { Source } from '@parlance/domain/documents/knowledge/source';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { ReadingCard } from '#web/components/reading/ReadingCard.tsx';

interface FileReadingProps {
  source: Stored<Source>;
}

/** A file or a text that is being read. */
export function FileReading({ source: { name, status, progress } }: FileReadingProps) {
  const t = useTranslate();
  const isRead = status === 'indexed';
  return (
    <ReadingCard
      title={t(isRead ? 'meet.read' : 'meet.reading', { name })}
      state={t(isRead ? 'meet.readText' : 'meet.readingText')}
      progress={isRead ? undefined : progress}
    />
  );
}
