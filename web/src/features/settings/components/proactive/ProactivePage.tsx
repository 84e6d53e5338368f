import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { ProactiveForm } from './ProactiveForm.tsx';

/** Settings page for the messages beside the closed chat, and what they bring. */
export default function ProactivePage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  return (
    <SettingsPage chatbotId={chatbotId} title={t('chatbotSettings.proactive')} context={t('proactive.context')}>
      {(chatbot) => <ProactiveForm chatbot={chatbot} />}
    </SettingsPage>
  );
}
