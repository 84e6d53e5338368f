import Box from '@mui/material/Box';
import { Outlet, useLocation } from 'react-router';
import { LinkTabs } from '#web/app/frame/LinkTabs.tsx';
import { useAreaTabs } from '#web/app/frame/useAreaTabs.ts';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { CHATBOT_ACTIVITY_PAGES } from '#web/config/pages/CHATBOT_ACTIVITY_PAGES.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Chats, leads, declarations and submissions of one chatbot. */
export default function ActivityLayout() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const tabs = useAreaTabs(CHATBOT_ACTIVITY_PAGES, useChatbotId());
  const current = tabs.find(({ under }) => under === pathname);
  return (
    <>
      <PageHeader title={t('activity.title')} documentTitle={current?.label ?? t('nav.chats')} />
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5, mt: -1.5 }}>
        <LinkTabs label={t('activity.title')} tabs={tabs} />
      </Box>
      <Outlet />
    </>
  );
}
