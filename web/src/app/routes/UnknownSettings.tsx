import { useParams } from 'react-router';
import { NoSuchPage } from '#web/components/page/NoSuchPage.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

export default function UnknownSettings() {
  const t = useTranslate();
  const { chatbotId } = useParams();
  const to = chatbotId === undefined ? paths.settingsGeneral() : paths.chatbotGeneral(chatbotId);
  return <NoSuchPage kind="unknown" to={to} label={t('settings.general')} />;
}
