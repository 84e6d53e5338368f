import Skeleton from '@mui/material/Skeleton';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useChatbots } from '#web/lib/org/useChatbots.ts';
import { DayBudgets } from './DayBudgets.tsx';
import { PlanUse } from './PlanUse.tsx';
import { UsageFigures } from './UsageFigures.tsx';

/** Figures of all chatbots of the organization, and the used part of the plan. */
export default function UsagePage() {
  const t = useTranslate();
  const chatbots = useChatbots();
  return (
    <>
      <PageHeader title={t('nav.usage')} context={t('usage.context')} help="analytics" />
      <Box sx={{ display: 'grid', gap: 3 }}>
        {chatbots.status === 'error' && (
          <ErrorState title={t('chatbots.loadFailed')} error={chatbots.error} onRetry={chatbots.retry} />
        )}
        {chatbots.status === 'loading' && (
          <Box component="output" aria-busy="true">
            <Skeleton variant="rounded" height={480} />
          </Box>
        )}
        {chatbots.status === 'ready' && (
          <OfChatbots chatbots={chatbots.value.filter(({ isDeleting }) => !isDeleting)} />
        )}
        {chatbots.status === 'error' && <PlanUse />}
      </Box>
    </>
  );
}

function OfChatbots({ chatbots }: { chatbots: readonly Stored<Chatbot>[] }) {
  const t = useTranslate();
  const canCreate = useCan('chatbot.create');
  const canReadRecounts = useCan('recounts.read');
  if (chatbots.length > 0) {
    return (
      <UsageFigures chatbots={chatbots}>
        <PlanUse />
        <DayBudgets />
        {canReadRecounts && (
          <MuiLink component={PageLink} to={paths.recounts()} variant="body2">
            {t('recounts.link')}
          </MuiLink>
        )}
      </UsageFigures>
    );
  }
  return (
    <>
      <EmptyState
        icon="message-chatbot"
        title={t(canCreate ? 'chatbots.emptyTitle' : 'overview.emptyTitleViewer')}
        text={t(canCreate ? 'chatbots.emptyText' : 'chatbots.emptyTextViewer')}
        action={
          canCreate && (
            <Button variant="contained" component={PageLink} to={paths.newChatbot()}>
              {t('chatbots.create')}
            </Button>
          )
        }
      />
      <PlanUse />
    </>
  );
}
