import Stack from '@mui/material/Stack';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useSources } from '../api/useSources.ts';
import { SourcesGrid } from './SourcesGrid.tsx';
import { UploadArea } from './UploadArea.tsx';

interface SourcesPageProps {
  chatbotId: string;
}

/** What a chatbot learns from. */
export function SourcesPage({ chatbotId }: SourcesPageProps) {
  const t = useTranslate();
  const sources = useSources(chatbotId);
  const canWrite = useCan('source.write');
  return (
    <>
      <PageHeader title={t('nav.sources')} context={t(canWrite ? 'sources.context' : 'sources.contextViewer')} />
      <Stack spacing={3}>
        {canWrite && <UploadArea chatbotId={chatbotId} />}
        {sources.status === 'error' ? (
          <ErrorState title={t('sources.loadFailed')} error={sources.error} onRetry={sources.retry} />
        ) : (
          <SourcesGrid sources={sources.status === 'ready' ? sources.value : undefined} canWrite={canWrite} />
        )}
      </Stack>
    </>
  );
}
