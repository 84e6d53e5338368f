import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { ProceduresForm } from './ProceduresForm.tsx';

/** Settings page for the steps that a chatbot goes through with visitors. */
export default function ProceduresPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  return (
    <SettingsPage chatbotId={chatbotId} title={t('chatbotSettings.procedures')} context={t('procedures.context')}>
      {(chatbot) => <ProceduresForm chatbot={chatbot} />}
    </SettingsPage>
  );
}
