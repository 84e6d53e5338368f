import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router';
import { useIntl } from 'react-intl';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { currentParams } from '#web/lib/browser/currentParams.ts';
import { readPageNumber } from '#web/lib/browser/readPageNumber.ts';
import { useChatbot } from '#web/lib/org/useChatbot.ts';
import { useReleases } from '../api/useReleases.ts';
import { useReleaseState } from '../api/useReleaseState.ts';
import { useOpenRelease } from '../useOpenRelease.ts';
import { ReleaseDetails } from './ReleaseDetails.tsx';
import { ReleaseTable } from './ReleaseTable.tsx';
import { RemovedSources } from './RemovedSources.tsx';

/** The saved states of what a chatbot's answers rest on, and sources that can be brought back. */
export default function ReleasesPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const page = readPageNumber(params);
  const { rows, hasNext } = useReleases(chatbotId, page);
  const chatbot = useChatbot(chatbotId);
  const { number, searchOf, close } = useOpenRelease();
  const live = chatbot.status === 'ready' ? (chatbot.value?.release ?? 0) : 0;
  const state = useReleaseState(chatbotId);
  // What stands below the table comes once it has its height.
  const isKnown = rows.status !== 'loading' && state.status !== 'loading';
  const isEmpty = rows.status === 'ready' && rows.value.length === 0 && page === 0;
  const handlePage = (next: number) => {
    const search = currentParams();
    if (next === 0) search.delete('page');
    else search.set('page', String(next + 1));
    setParams(search, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHeader
        title={t('releases.title')}
        context={t('releases.context')}
        help="releases"
        action={
          <Button
            component={PageLink}
            to={paths.chatbotReplays(chatbotId)}
            startIcon={<AppIcon name="refresh" size={18} />}
          >
            {t('replays.title')}
          </Button>
        }
      />
      {rows.status === 'error' && (
        <ErrorState title={t('releases.loadFailed')} error={rows.error} onRetry={rows.retry} />
      )}
      {isEmpty && <EmptyState icon="history" title={t('releases.noneTitle')} text={t('releases.noneText')} />}
      {rows.status !== 'error' && !isEmpty && (
        <ReleaseTable
          releases={rows.status === 'ready' ? rows.value : undefined}
          live={live}
          page={page}
          hasNext={hasNext}
          onPage={handlePage}
          searchOf={searchOf}
        />
      )}
      {isKnown && <Pending dueAt={state.status === 'ready' ? (state.value?.dueAt ?? null) : null} />}
      {isKnown && <RemovedSources chatbotId={chatbotId} />}
      {number !== null && (
        <ReleaseDetails key={number} chatbotId={chatbotId} number={number} live={live} onClose={close} />
      )}
    </>
  );
}

/** Says that sources have changed and are not in a release yet. */
function Pending({ dueAt }: { dueAt: Date | null }) {
  const t = useTranslate();
  const intl = useIntl();
  if (dueAt === null) return false;
  return (
    <Alert severity="info" icon={<AppIcon name="history" />} sx={{ mt: 2 }}>
      {t('releases.pending', { time: intl.formatDate(dueAt, { timeStyle: 'short' }) })}
    </Alert>
  );
}
