import Box from '@mui/material/Box';
import { Outlet, useLocation } from 'react-router';
import { LinkTabs } from '#web/app/frame/LinkTabs.tsx';
import { useAreaTabs } from '#web/app/frame/useAreaTabs.ts';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { ANALYTICS_PAGES } from '#web/config/pages/ANALYTICS_PAGES.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Analytics of a chatbot: chats with visitors' sentiment, and topics. The period is kept from one to the other. */
export default function AnalyticsLayout() {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const tabs = useAreaTabs(ANALYTICS_PAGES, useChatbotId());
  const current = tabs.find(({ under }) => under === pathname)?.label;
  const title = t('nav.analytics');
  return (
    <>
      <PageHeader title={title} documentTitle={current === undefined ? title : `${title}: ${current}`} />
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5, mt: -1.5 }}>
        <LinkTabs label={title} tabs={tabs.map((tab) => ({ ...tab, to: `${tab.to}${search}` }))} />
      </Box>
      <Outlet />
    </>
  );
}
