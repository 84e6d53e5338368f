import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Outlet } from 'react-router';
import { checkIds } from '#web/app/checkIds.ts';
import { LinkTabs } from '#web/app/frame/LinkTabs.tsx';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { NoSuchPage } from '#web/components/page/NoSuchPage.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { ModelProblem } from '#web/features/chatbots/components/ModelProblem.tsx';
import { DeletedChatbot } from '#web/features/settings/components/deletion/DeletedChatbot.tsx';
import { TestAlarm } from '#web/features/evals/components/TestAlarm.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useChatbot } from '#web/lib/org/useChatbot.ts';

export const clientLoader = checkIds;

/** Breadcrumbs and tabs of one chatbot. */
export default function ChatbotLayout() {
  const t = useTranslate();
  const id = useChatbotId();
  const chatbot = useChatbot(id);
  if (chatbot.status === 'error') {
    return <ErrorState title={t('chatbots.loadFailed')} error={chatbot.error} onRetry={chatbot.retry} />;
  }
  if (chatbot.status === 'ready' && (chatbot.value === null || chatbot.value.isDeleting)) {
    return (
      <DeletedChatbot
        key={id}
        chatbotId={id}
        fallback={<NoSuchPage kind="invalid" to={paths.chatbots()} label={t('nav.chatbots')} />}
      />
    );
  }
  return (
    <>
      <Breadcrumbs
        aria-label={t('nav.breadcrumbs')}
        separator={<AppIcon name="chevron-right" size={14} />}
        sx={{ mb: 1.5, typography: 'body2' }}
      >
        <MuiLink component={PageLink} to={paths.chatbots()} color="textSecondary" underline="hover">
          {t('nav.chatbots')}
        </MuiLink>
        <Typography variant="body2" noWrap sx={{ maxWidth: { xs: 200, sm: 400 } }}>
          {chatbot.status === 'ready' ? chatbot.value?.name : <Skeleton width={120} />}
        </Typography>
      </Breadcrumbs>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}>
        <LinkTabs
          label={t('nav.chatbot')}
          tabs={[
            { to: paths.chatbotPlayground(id), label: t('nav.playground') },
            { to: paths.chatbotChats(id), under: paths.chatbotActivity(id), label: t('nav.activity') },
            { to: paths.chatbotAnalyticsChats(id), under: paths.chatbotAnalytics(id), label: t('nav.analytics') },
            { to: paths.chatbotSources(id), label: t('nav.sources') },
            { to: paths.chatbotTests(id), label: t('nav.tests') },
            { to: paths.chatbotReleases(id), label: t('nav.releases') },
            { to: paths.chatbotInstall(id), label: t('nav.install') },
            { to: paths.chatbotGeneral(id), under: paths.chatbotSettings(id), label: t('nav.settings') },
          ]}
        />
      </Box>
      {chatbot.status === 'ready' && chatbot.value !== null && <ModelProblem chatbotId={id} chatbot={chatbot.value} />}
      {chatbot.status === 'ready' && chatbot.value !== null && <TestAlarm chatbotId={id} />}
      <Outlet />
    </>
  );
}
