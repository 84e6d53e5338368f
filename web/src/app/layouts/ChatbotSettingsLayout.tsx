import { SettingsColumns } from '#web/app/frame/SettingsColumns.tsx';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** All settings of one chatbot. How it is embedded has a page beside them. */
export default function ChatbotSettingsLayout() {
  const t = useTranslate();
  const id = useChatbotId();
  return (
    <SettingsColumns
      label={t('nav.chatbotSettings')}
      groups={[
        {
          label: t('settingsGroup.chatbot'),
          links: [
            { to: paths.chatbotGeneral(id), label: t('settings.general') },
            { to: paths.chatbotInterface(id), label: t('chatbotSettings.interface') },
          ],
        },
        {
          label: t('settingsGroup.answers'),
          links: [
            { to: paths.chatbotAi(id), label: t('aiSettings.title') },
            { to: paths.chatbotActions(id), label: t('actions.title') },
            { to: paths.chatbotSecurity(id), label: t('chatbotSettings.security') },
          ],
        },
        {
          label: t('settingsGroup.people'),
          links: [
            { to: paths.chatbotLeadSettings(id), label: t('chatbotSettings.leads') },
            { to: paths.chatbotHandover(id), label: t('chatbotSettings.handoverTab') },
            { to: paths.chatbotNotifications(id), label: t('chatbotSettings.notifications') },
          ],
        },
      ]}
    />
  );
}
