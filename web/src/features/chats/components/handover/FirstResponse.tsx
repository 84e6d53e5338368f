import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { formatWait } from '#web/lib/formatWait.ts';

/** Time for which the visitor of a conversation had to wait for the first message of a person. Nothing without one. */
export function FirstResponse({ chat: { firstResponseMs } }: { chat: Chat }) {
  const t = useTranslate();
  const intl = useIntl();
  if (firstResponseMs === null) return false;
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      {t('chats.firstResponse', { time: formatWait(firstResponseMs, intl.locale) })}
    </Typography>
  );
}
