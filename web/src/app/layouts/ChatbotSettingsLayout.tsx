import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { LinkTabs } from '#web/app/frame/LinkTabs.tsx';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** All settings of one chatbot. */
export default function ChatbotSettingsLayout() {
  const t = useTranslate();
  const id = useChatbotId();
  return (
    <>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 3, mt: -1.5 }}>
        <LinkTabs
          label={t('nav.chatbotSettings')}
          tabs={[
            { to: paths.chatbotGeneral(id), label: t('settings.general') },
            { to: paths.chatbotAi(id), label: t('aiSettings.title') },
            { to: paths.chatbotInterface(id), label: t('chatbotSettings.interface') },
            { to: paths.chatbotActions(id), label: t('actions.title') },
            { to: paths.chatbotSecurity(id), label: t('chatbotSettings.security') },
            { to: paths.chatbotLeadSettings(id), label: t('chatbotSettings.leads') },
            { to: paths.chatbotHandover(id), label: t('chatbotSettings.handoverTab') },
            { to: paths.chatbotNotifications(id), label: t('chatbotSettings.notifications') },
            { to: paths.chatbotIntegration(id), label: t('integration.title') },
          ]}
        />
      </Box>
      <Outlet />
    </>
  );
}
