import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { isWhole } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useSource } from '../../api/useSource.ts';
import { PageTextView } from './PageTextView.tsx';
import { SourceTextView } from './SourceTextView.tsx';

interface SourceTextPageProps {
  chatbotId: string;
  sourceId: string;
  /** One page of a website; null for the whole source. */
  pageId: string | null;
}

/** Text read from a source, or from one page of a website, beside its original. */
export function SourceTextPage({ chatbotId, sourceId, pageId }: SourceTextPageProps) {
  const t = useTranslate();
  const live = useSource(sourceId);
  if (live.status === 'error') {
    return <ErrorState title={t('sources.previewFailed')} error={live.error} onRetry={live.retry} />;
  }
  if (live.status === 'loading') {
    return (
      <Stack spacing={3} aria-busy="true">
        <PageTitle title={t('sources.action.preview')} />
        <Skeleton width={280} height={40} />
        <Skeleton variant="rounded" height={400} />
      </Stack>
    );
  }
  const source = live.value;
  if (source === null || source.chatbotId !== chatbotId || isWhole(source) !== (pageId === null)) {
    return (
      <>
        <PageTitle title={t('text.goneTitle')} />
        <EmptyState
          icon="file-text"
          title={t('text.goneTitle')}
          text={t('text.goneText')}
          action={
            <Button variant="contained" component={PageLink} to={paths.chatbotSources(chatbotId)}>
              {t('text.back')}
            </Button>
          }
        />
      </>
    );
  }
  const isPage = pageId !== null;
  return (
    <>
      <Button
        component={PageLink}
        to={isPage ? paths.chatbotWebsite(chatbotId, sourceId) : paths.chatbotSources(chatbotId)}
        color="inherit"
        size="small"
        startIcon={<AppIcon name="arrow-left" size={16} />}
        sx={{ mb: 1.5, ml: -1.5 }}
      >
        {t(isPage ? 'text.backToPages' : 'text.back')}
      </Button>
      {isPage ? (
        <PageTextView source={source} pageId={pageId} />
      ) : (
        <SourceTextView source={source} pageId={null} name={source.name} />
      )}
    </>
  );
}
