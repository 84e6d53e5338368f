import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { isWhole } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import { AppError } from '@parlance/domain/errors';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import type { Stored } from '#web/lib/live.ts';
import { ReadingCard } from '#web/components/reading/ReadingCard.tsx';
import { useFirstSource } from '../api/useFirstSource.ts';
import { WebsiteReading } from './WebsiteReading.tsx';

interface ReadingStateProps {
  chatbotId: string;
}

interface FileReadingProps {
  source: Stored<Source>;
}

/** A file or a text that is being read. */
function FileReading({ source: { name, status, progress } }: FileReadingProps) {
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

/** State of the source that the chatbot is learning from, live, with its outcome. */
export function ReadingState({ chatbotId }: ReadingStateProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const live = useFirstSource(chatbotId);
  if (live.status === 'error')
    return <ErrorState title={t('sources.loadFailed')} error={live.error} onRetry={live.retry} />;
  if (live.status === 'loading') {
    return (
      <Box component="output" aria-busy="true" sx={{ display: 'block' }}>
        <Skeleton variant="rounded" height={180} />
      </Box>
    );
  }
  const [source] = live.value;
  const toSources = (
    <Button size="small" color="inherit" component={PageLink} to={paths.chatbotSources(chatbotId)}>
      {t('meet.toSources')}
    </Button>
  );
  if (source === undefined) {
    return (
      <EmptyState icon="file-text" title={t('meet.noSourceTitle')} text={t('meet.noSourceText')} action={toSources} />
    );
  }
  if (source.status === 'failed') {
    return (
      <Alert severity="error" icon={<AppIcon name="alert-circle" />} action={toSources}>
        {errorText(new AppError(source.error ?? 'ingestion-failed'))}
      </Alert>
    );
  }
  return isWhole(source) ? <FileReading source={source} /> : <WebsiteReading source={source} />;
}
