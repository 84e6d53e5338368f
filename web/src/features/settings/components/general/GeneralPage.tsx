import Divider from '@mui/material/Divider';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { DangerZone } from '../deletion/DangerZone.tsx';
import { GeneralForm } from './GeneralForm.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { StatusSection } from './StatusSection.tsx';

interface GeneralPageProps {
  chatbotId: string;
}

/** A chatbot's name, whether it answers, how it speaks, and its end. */
export function GeneralPage({ chatbotId }: GeneralPageProps) {
  const t = useTranslate();
  return (
    <SettingsPage chatbotId={chatbotId} title={t('settings.general')} context={t('generalSettings.context')}>
      {(chatbot) => (
        <>
          <StatusSection chatbot={chatbot} />
          <Divider sx={{ mb: 3.5 }} />
          <GeneralForm chatbot={chatbot} />
          <DangerZone chatbot={chatbot} />
        </>
      )}
    </SettingsPage>
  );
}
