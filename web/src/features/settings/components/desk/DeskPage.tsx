import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { DeskForm } from './DeskForm.tsx';

/** Settings page for the pages on which customers withdraw from contracts and cancel them. */
export default function DeskPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  return (
    <SettingsPage chatbotId={chatbotId} title={t('chatbotSettings.desk')} context={t('deskSettings.context')}>
      {(chatbot) => <DeskForm chatbot={chatbot} />}
    </SettingsPage>
  );
}
