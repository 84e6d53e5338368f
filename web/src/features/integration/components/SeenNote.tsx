import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface SeenNoteProps {
  seenOn: Chatbot['seenOn'];
}

/** Shows whether a page of the customer's has shown the chatbot. Live: the page need not be loaded again. */
export function SeenNote({ seenOn }: SeenNoteProps) {
  const t = useTranslate();
  const intl = useIntl();
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <Alert
        role="presentation"
        severity={seenOn === null ? 'info' : 'success'}
        icon={<AppIcon name={seenOn === null ? 'clock' : 'circle-check'} />}
      >
        {seenOn !== null && <AlertTitle>{t('install.seen', { origin: seenOn.origin })}</AlertTitle>}
        {seenOn === null
          ? t('install.waiting')
          : t('install.seenText', { when: intl.formatDate(seenOn.at, { dateStyle: 'long', timeStyle: 'short' }) })}
      </Alert>
    </Box>
  );
}
