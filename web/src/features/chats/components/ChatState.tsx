import Chip from '@mui/material/Chip';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { takeoverOf } from '../takeoverOf.ts';

interface ChatStateProps {
  chat: Chat;
}

/** In the list: who waits since when, and who has taken over. Nothing where the chatbot answers. */
export function ChatState({ chat }: ChatStateProps) {
  const t = useTranslate();
  const { uid } = useMembership();
  const takeover = takeoverOf(chat, uid);
  switch (takeover.kind) {
    case 'bot':
      return false;
    case 'waiting':
    case 'away':
      return <Waiting since={takeover.since} until={takeover.kind === 'waiting' ? takeover.until : takeover.since} />;
    case 'own':
      return <Taken name={t('chats.you')} />;
    case 'other':
      return <Taken name={takeover.name} />;
  }
}

interface WaitingProps {
  since: Date;
  /** Time from which on they have waited too long. */
  until: Date;
}

function Waiting({ since, until }: WaitingProps) {
  const t = useTranslate();
  const isLate = useNow() >= until.getTime();
  return (
    <Chip
      size="small"
      color={isLate ? 'error' : 'warning'}
      icon={<AppIcon name="user-circle" size={14} />}
      label={
        <>
          {t(isLate ? 'waiting.late' : 'waiting.title')} · <RelativeTime date={since} />
        </>
      }
    />
  );
}

function Taken({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <Chip
      size="small"
      color="info"
      variant="outlined"
      icon={<AppIcon name="user-circle" size={14} />}
      label={t('chats.taken', { name })}
    />
  );
}
