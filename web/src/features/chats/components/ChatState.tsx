import Chip from '@mui/material/Chip';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { useNow } from '#web/components/ui/useNow.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { takeoverOf } from '../takeoverOf.ts';
import { useAssigneeName } from '../useAssigneeName.ts';

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
      return takeover.kind === 'waiting' ? (
        <Waiting {...takeover} />
      ) : (
        <Waiting since={takeover.since} until={takeover.since} assignee={null} />
      );
    case 'own':
      return <Taken name={t('chats.you')} />;
    case 'other':
      return <Taken name={takeover.name} />;
  }
}

interface WaitingProps {
  since: Date;
  /** Time from which on they have waited too long. Null where nothing says so. */
  until: Date | null;
  /** The member whom it was given to. */
  assignee: string | null;
}

function Waiting({ since, until, assignee }: WaitingProps) {
  const t = useTranslate();
  const { uid } = useMembership();
  const name = useAssigneeName()(assignee);
  const now = useNow();
  const isLate = until !== null && now >= until.getTime();
  const whose =
    assignee === uid ? t('waiting.titleYou') : name === undefined ? t('waiting.title') : t('waiting.with', { name });
  const text = isLate ? t('waiting.late') : whose;
  return (
    <Chip
      size="small"
      color={isLate ? 'error' : 'warning'}
      icon={<AppIcon name="user-circle" size={14} />}
      label={
        <>
          {text} · <RelativeTime date={since} />
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
