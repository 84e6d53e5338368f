import Box from '@mui/material/Box';
import { Outlet, useLocation } from 'react-router';
import { LinkTabs } from '#web/app/frame/LinkTabs.tsx';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Analytics of a chatbot: chats with visitors' sentiment, and topics. The period is kept from one to the other. */
export default function AnalyticsLayout() {
  const t = useTranslate();
  const id = useChatbotId();
  const { pathname, search } = useLocation();
  const tabs = [
    { path: paths.chatbotAnalyticsChats(id), label: t('nav.chats') },
    { path: paths.chatbotAnalyticsTopics(id), label: t('analytics.topics') },
  ];
  const current = tabs.find(({ path }) => path === pathname)?.label;
  const title = t('nav.analytics');
  return (
    <>
      <PageHeader title={title} documentTitle={current === undefined ? title : `${title}: ${current}`} />
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5, mt: -1.5 }}>
        <LinkTabs
          label={title}
          tabs={tabs.map(({ path, label }) => ({ to: `${path}${search}`, under: path, label }))}
        />
      </Box>
      <Outlet />
    </>
  );
}
