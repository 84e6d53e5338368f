import Button from '@mui/material/Button';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Stands in the chat's place for those who may not try answers with settings. They can ask as visitors do. */
export function NoTrials({ chatbotId }: { chatbotId: string }) {
  const t = useTranslate();
  const { locale } = useLocale();
  return (
    <EmptyState
      icon="eye"
      title={t('playground.viewerTitle')}
      text={t('playground.viewerText')}
      action={
        <Button variant="outlined" component={PageLink} to={paths.chatbotTest(locale, chatbotId)}>
          {t('integration.test')}
        </Button>
      }
    />
  );
}
