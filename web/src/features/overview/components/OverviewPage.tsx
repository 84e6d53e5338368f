import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Activity } from '@parlance/domain/documents/organizations/activity';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { ReactNode } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useChatbots } from '#web/lib/org/useChatbots.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { Checklist } from '../checklist/Checklist.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { WeekOverview } from './WeekOverview.tsx';

interface OverviewPageProps {
  /** Draws one entry of the activity as an element of a list. */
  renderActivity: (entry: Stored<Activity>, timeZone: string) => ReactNode;
}

/** Landing page of the dashboard: steps left to do, the figures of the week, and the activity of the others. */
export function OverviewPage({ renderActivity }: OverviewPageProps) {
  const t = useTranslate();
  const { profile, org } = useMembership();
  const chatbots = useChatbots();
  const activity = <RecentActivity renderEntry={renderActivity} chatbotNames={namesOf(chatbots)} />;
  return (
    <>
      <PageHeader
        title={t('overview.greeting', { name: profile.name })}
        documentTitle={t('nav.overview')}
        context={org.name}
      />
      <Box sx={{ display: 'grid', gap: { xs: 3, md: 4 } }}>
        {chatbots.status === 'loading' && (
          <Box component="output" aria-busy="true">
            <Skeleton variant="rounded" height={320} />
          </Box>
        )}
        {chatbots.status === 'error' && (
          <ErrorState title={t('chatbots.loadFailed')} error={chatbots.error} onRetry={chatbots.retry} />
        )}
        {chatbots.status === 'error' && activity}
        {chatbots.status === 'ready' && <ChatbotsOverview chatbots={chatbots.value}>{activity}</ChatbotsOverview>}
      </Box>
    </>
  );
}

function namesOf(chatbots: Live<readonly Stored<Chatbot>[]>): ReadonlyMap<string, string> {
  return new Map(chatbots.status === 'ready' ? chatbots.value.map(({ id, name }) => [id, name]) : []);
}

interface ChatbotsOverviewProps {
  chatbots: readonly Stored<Chatbot>[];
  /** Content below. It is rendered when the height of all above is known. */
  children: ReactNode;
}

function ChatbotsOverview({ chatbots, children }: ChatbotsOverviewProps) {
  const there = chatbots.filter(({ isDeleting }) => !isDeleting);
  if (there.length === 0) {
    return (
      <>
        <FirstChatbot />
        {children}
      </>
    );
  }
  return (
    <>
      <Checklist chatbots={there} />
      <QuickActions chatbots={there} />
      <WeekOverview chatbots={there}>{children}</WeekOverview>
    </>
  );
}

function FirstChatbot() {
  const t = useTranslate();
  const canCreate = useCan('chatbot.create');
  return (
    <EmptyState
      icon="message-chatbot"
      title={t(canCreate ? 'chatbots.emptyTitle' : 'overview.emptyTitleViewer')}
      text={t(canCreate ? 'chatbots.emptyText' : 'chatbots.emptyTextViewer')}
      action={
        canCreate && (
          <Button variant="contained" component={PageLink} to={paths.start()} startIcon={<AppIcon name="plus" />}>
            {t('chatbots.create')}
          </Button>
        )
      }
    />
  );
}
