import { useParams } from 'react-router';
import { NoSuchPage } from '#web/components/page/NoSuchPage.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Below the dashboard's address the frame stays, and leads on. */
export default function UnknownDashboard() {
  const t = useTranslate();
  const { chatbotId } = useParams();
  return chatbotId === undefined ? (
    <NoSuchPage kind="unknown" to={paths.dashboard()} label={t('nav.overview')} />
  ) : (
    <NoSuchPage kind="unknown" to={paths.chatbotPlayground(chatbotId)} label={t('nav.playground')} />
  );
}
