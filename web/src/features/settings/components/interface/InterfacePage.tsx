import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { InterfaceForm } from './InterfaceForm.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

/** Settings page for the chat's look and the texts it shows by itself, beside a live preview. */
export default function InterfacePage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  return (
    <SettingsPage chatbotId={chatbotId} title={t('chatbotSettings.interface')} context={t('interfaceSettings.context')}>
      {(chatbot) => <InterfaceForm chatbot={chatbot} />}
    </SettingsPage>
  );
}
