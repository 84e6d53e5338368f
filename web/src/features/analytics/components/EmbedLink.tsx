import Button from '@mui/material/Button';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** The way to a chatbot's visitors: how it gets onto a website. */
export function EmbedLink({ chatbotId }: { chatbotId: string }) {
  const t = useTranslate();
  return (
    <Button variant="contained" component={PageLink} to={paths.chatbotInstall(chatbotId)}>
      {t('analytics.embed')}
    </Button>
  );
}
