import Box from '@mui/material/Box';
import { Outlet, useLocation } from 'react-router';
import { LinkTabs } from '#web/app/frame/LinkTabs.tsx';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Chats and leads of one chatbot. */
export default function ActivityLayout() {
  const t = useTranslate();
  const id = useChatbotId();
  const { pathname } = useLocation();
  const documentTitle = t(pathname === paths.chatbotLeads(id) ? 'nav.leads' : 'nav.chats');
  return (
    <>
      <PageHeader title={t('activity.title')} documentTitle={documentTitle} />
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5, mt: -1.5 }}>
        <LinkTabs
          label={t('activity.title')}
          tabs={[
            { to: paths.chatbotChats(id), label: t('nav.chats') },
            { to: paths.chatbotLeads(id), label: t('nav.leads') },
          ]}
        />
      </Box>
      <Outlet />
    </>
  );
}
