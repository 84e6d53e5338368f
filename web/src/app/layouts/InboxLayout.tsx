import Box from '@mui/material/Box';
import { Outlet, useLocation } from 'react-router';
import { LinkTabs } from '#web/app/frame/LinkTabs.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useInboxTabs } from '#web/app/useInboxTabs.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Open work in the conversations and leads of all chatbots, by reason, and all conversations. */
export default function InboxLayout() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const tabs = useInboxTabs();
  const current = tabs.find(({ under }) => under === pathname);
  return (
    <>
      <PageHeader title={t('nav.inbox')} documentTitle={current?.label ?? t('nav.inbox')} />
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5, mt: -1.5 }}>
        <LinkTabs label={t('nav.inbox')} tabs={tabs} />
      </Box>
      <Outlet />
    </>
  );
}
