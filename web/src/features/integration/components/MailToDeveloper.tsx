import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { INSTALL_GUIDES } from '../installGuides.ts';

interface MailToDeveloperProps {
  chatbot: Stored<Chatbot>;
}

/** Opens a mail with the embed code and its instructions in the reader's mail program, to be sent to a developer. */
export function MailToDeveloper({ chatbot }: MailToDeveloperProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const { origin } = window.location;
  const subject = t('install.mailSubject', { name: chatbot.name });
  const body = t('install.mailBody', {
    name: chatbot.name,
    code: INSTALL_GUIDES.script(origin, chatbot),
    help: `${origin}${paths.docs(locale, 'embed')}`,
  });
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        variant="outlined"
        startIcon={<AppIcon name="mail" size={18} />}
        href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
      >
        {t('install.mail')}
      </Button>
    </Box>
  );
}
