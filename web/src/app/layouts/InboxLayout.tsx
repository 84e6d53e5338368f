import Box from '@mui/material/Box';
import { use } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LinkTabs } from '#web/app/frame/LinkTabs.tsx';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { WaitingContext } from '#web/lib/org/WaitingContext.ts';

/** The conversations of all chatbots, and the visitors who wait for a person. */
export default function InboxLayout() {
  const t = useTranslate();
  const { length: count } = use(WaitingContext);
  const { pathname } = useLocation();
  const isQueue = pathname === paths.waiting();
  return (
    <>
      <PageHeader title={t('nav.inbox')} documentTitle={t(isQueue ? 'waiting.title' : 'nav.allChats')} />
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5, mt: -1.5 }}>
        <LinkTabs
          label={t('nav.inbox')}
          tabs={[
            { to: paths.chats(), label: t('nav.allChats') },
            { to: paths.waiting(), label: t('waiting.queue', { count }) },
          ]}
        />
      </Box>
      <Outlet />
    </>
  );
}
