import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { isWritten } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import { useState } from 'react';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMuted } from '#web/lib/org/useMuted.ts';
import { type Passage, usePreview } from '../../api/usePreview.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { PassageText } from './PassageText.tsx';

interface PassageListProps {
  source: Stored<Source>;
  /** One page of a website; null for the whole source. */
  pageId: string | null;
  /** Shows the page of the original that a passage is from. Undefined where the original has no pages. */
  onPage: ((page: number) => void) | undefined;
}

/** The passages of a source as the chatbot reads them: the first ones at once, more on demand. */
export function PassageList({ source, pageId, onPage }: PassageListProps) {
  const t = useTranslate();
  const canCorrect = useCan('source.write') && !isWritten(source);
  const { passages, isLoading, failure, hasMore, load } = usePreview(source.id, pageId);
  const muted = useMuted({ chatbotId: source.chatbotId, sourceId: source.id });
  const [wrong, setWrong] = useState<Passage>();
  const isMuted = ({ hash }: Passage) => muted.some((each) => each.hash === hash);
  return (
    <Box aria-busy={isLoading}>
      <Stack spacing={2}>
        {passages.map((passage) => (
          <PassageText
            key={passage.index}
            sourceId={source.id}
            passage={passage}
            isMuted={isMuted(passage)}
            onPage={onPage}
            onCorrect={canCorrect ? () => setWrong(passage) : undefined}
          />
        ))}
        {isLoading &&
          passages.length === 0 &&
          [1, 2, 3].map((each) => <Skeleton key={each} variant="rounded" height={96} />)}
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
      {wrong && (
        <CorrectionDialog
          source={source}
          passage={wrong}
          isMuted={isMuted(wrong)}
          onClose={() => setWrong(undefined)}
        />
      )}
    </Box>
  );
}
