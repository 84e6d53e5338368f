import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Ref } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { takeoverOf } from '../../takeoverOf.ts';
import { GiveBackButton } from './GiveBackButton.tsx';
import { TakeOverButton } from './TakeOverButton.tsx';
import { useTakeoverText } from './useTakeoverText.ts';

interface TakeoverBarProps {
  ref: Ref<HTMLDivElement>;
  chat: Stored<Chat>;
  /** The visitor has had no reply to what they wrote last. */
  isUnanswered: boolean;
}

/** Shows who answers in a conversation, with the way to change that for those who may. */
export function TakeoverBar({ ref, chat, isUnanswered }: TakeoverBarProps) {
  const t = useTranslate();
  const { uid } = useMembership();
  const canWrite = useCan('chat.write');
  const takeover = takeoverOf(chat, uid);
  const text = useTakeoverText(takeover);
  if (takeover.kind === 'bot' && !canWrite) return false;
  const isWaiting = takeover.kind === 'waiting' || takeover.kind === 'away';

  const warning = () => {
    if (takeover.kind === 'other') return t('chats.giveBackOther', { name: takeover.name });
    return isUnanswered ? t('chats.giveBackUnanswered') : undefined;
  };
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      sx={{
        // On a phone the whole page scrolls: what to do stays below the page's header.
        position: { xs: 'sticky', md: 'static' },
        top: 60,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        px: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        '&:focus-visible': { outlineOffset: -2 },
        bgcolor: isWaiting ? 'warning.light' : 'background.default',
      }}
    >
      <Typography variant="body2" component="output" sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {canWrite &&
        (takeover.kind === 'bot' || isWaiting ? (
          <TakeOverButton chatId={chat.id} isWaiting={isWaiting} />
        ) : (
          <GiveBackButton chatId={chat.id} warning={warning()} />
        ))}
    </Box>
  );
}
