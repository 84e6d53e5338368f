import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useSource } from '../../api/useSource.ts';
import { WebsiteView } from './WebsiteView.tsx';

interface WebsitePageProps {
  chatbotId: string;
  sourceId: string;
}

/** One website that a chatbot learns from. */
export function WebsitePage({ chatbotId, sourceId }: WebsitePageProps) {
  const t = useTranslate();
  const source = useSource(sourceId);
  const websites = `${paths.chatbotSources(chatbotId)}?type=website`;
  if (source.status === 'error') {
    return <ErrorState title={t('website.loadFailed')} error={source.error} onRetry={source.retry} />;
  }
  if (source.status === 'loading') {
    return (
      <Stack spacing={3} aria-busy="true">
        <PageTitle title={t('sourceType.website')} />
        <Skeleton width={280} height={40} />
        <Skeleton variant="rounded" height={140} />
        <Skeleton variant="rounded" height={260} />
      </Stack>
    );
  }
  if (source.value?.type !== 'website' || source.value.chatbotId !== chatbotId) {
    return (
      <>
        <PageTitle title={t('website.goneTitle')} />
        <EmptyState
          icon="world"
          title={t('website.goneTitle')}
          text={t('website.goneText')}
          action={
            <Button variant="contained" component={PageLink} to={websites}>
              {t('website.back')}
            </Button>
          }
        />
      </>
    );
  }
  return (
    <>
      <Button
        component={PageLink}
        to={websites}
        color="inherit"
        size="small"
        startIcon={<AppIcon name="arrow-left" size={16} />}
        sx={{ mb: 1.5, ml: -1.5 }}
      >
        {t('website.back')}
      </Button>
      <WebsiteView source={source.value} />
    </>
  );
}
