import Button from '@mui/material/Button';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** The plan has no room for another chatbot. */
export function StartFull() {
  const t = useTranslate();
  return (
    <EmptyState
      icon="message-chatbot"
      title={t('start.fullTitle')}
      text={t('start.fullText')}
      action={
        <Button variant="contained" component={PageLink} to={paths.chatbots()}>
          {t('nav.chatbots')}
        </Button>
      }
    />
  );
}
