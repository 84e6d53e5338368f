import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface PrivacyNoteProps {
  chatbotId: string;
}

/** Asks for the business's own privacy policy before the chatbot goes onto a website. */
export function PrivacyNote({ chatbotId }: PrivacyNoteProps) {
  const t = useTranslate();
  return (
    <Alert
      severity="info"
      icon={<AppIcon name="info-circle" />}
      action={
        <Button size="small" color="inherit" component={PageLink} to={paths.chatbotLeadSettings(chatbotId)}>
          {t('integration.toPrivacy')}
        </Button>
      }
    >
      {t('integration.noPrivacy')}
    </Alert>
  );
}
