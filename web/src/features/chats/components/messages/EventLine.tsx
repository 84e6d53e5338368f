import Typography from '@mui/material/Typography';
import type { ChatEvent } from '@parlance/domain/documents/chats/message';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { MessageTime } from './MessageTime.tsx';

interface EventLineProps {
  happened: ChatEvent;
}

/** Event between chatbot, visitor and people, as a line between the messages. */
export function EventLine({ happened: { event, agentName, at } }: EventLineProps) {
  const t = useTranslate();
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="p"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        textAlign: 'center',
        '&::before, &::after': { content: '""', flex: 1, minWidth: 12, borderTop: 1, borderColor: 'divider' },
      }}
    >
      <span>
        {t(`chats.event.${event}`, { name: agentName === '' ? t('activityLog.deletedAccount') : (agentName ?? '') })} ·{' '}
        <MessageTime at={at} />
      </span>
    </Typography>
  );
}
