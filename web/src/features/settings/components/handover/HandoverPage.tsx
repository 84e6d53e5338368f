import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { HandoverForm } from './HandoverForm.tsx';

/** Settings page for the team's joining of conversations: whether and when. */
export default function HandoverPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  return (
    <SettingsPage chatbotId={chatbotId} title={t('chatbotSettings.handover')} context={t('handoverSettings.context')}>
      {(chatbot) => <HandoverForm chatbot={chatbot} />}
    </SettingsPage>
  );
}
