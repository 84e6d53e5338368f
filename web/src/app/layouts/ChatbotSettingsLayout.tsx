import { SettingsColumns } from '#web/app/frame/SettingsColumns.tsx';
import { useSettingsGroups } from '#web/app/frame/useSettingsGroups.ts';
import { useChatbotId } from '#web/app/useChatbotId.ts';
import { CHATBOT_SETTINGS_PAGES } from '#web/config/pages/CHATBOT_SETTINGS_PAGES.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** All settings of one chatbot. How it is embedded has a page beside them. */
export default function ChatbotSettingsLayout() {
  const t = useTranslate();
  const groups = useSettingsGroups(CHATBOT_SETTINGS_PAGES, useChatbotId());
  return <SettingsColumns label={t('nav.chatbotSettings')} groups={groups} />;
}
