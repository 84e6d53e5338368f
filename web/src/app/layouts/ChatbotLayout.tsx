import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Outlet } from 'react-router';
import { checkIds } from '#web/app/checkIds.ts';
import { LinkTabs } from '#web/app/frame/LinkTabs.tsx';
import { useAreaTabs } from '#web/app/frame/useAreaTabs.ts';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { NoSuchPage } from '#web/components/page/NoSuchPage.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { CHATBOT_PAGES } from '#web/config/pages/CHATBOT_PAGES.ts';
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
  const tabs = useAreaTabs(CHATBOT_PAGES, id);
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
        <LinkTabs label={t('nav.chatbot')} tabs={tabs} />
      </Box>
      {chatbot.status === 'ready' && chatbot.value !== null && <ModelProblem chatbotId={id} chatbot={chatbot.value} />}
      {chatbot.status === 'ready' && chatbot.value !== null && <TestAlarm chatbotId={id} />}
      <Outlet key={id} />
    </>
  );
}
