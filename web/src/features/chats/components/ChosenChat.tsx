import type { Chat } from '@parlance/domain/documents/chats/chat';
import { useState } from 'react';
import { RevealScope } from '#web/components/masking/RevealScope.tsx';
import type { Stored } from '#web/lib/live.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useOutbox } from '../useOutbox.ts';
import { useSuggestions } from '../useSuggestions.ts';
import type { ComposerText } from '../withSuggestion.ts';
import { ChatDetail } from './ChatDetail.tsx';

interface ChosenChatProps {
  /** Undefined where none is chosen. */
  chatId: string | undefined;
  /** True if the list has conversations of several chatbots. */
  hasChatbots: boolean;
  onBack: () => void;
  /** True if the way back is shown on wide screens as well. */
  hasBack: boolean;
  /** Called with the conversation as it is, each time it changes. */
  onChange: (chat: Stored<Chat>) => void;
  isDeleted: (chat: Stored<Chat>) => boolean;
  /** Called once nothing is left to do in it. */
  onDone?: (chat: Stored<Chat>) => void;
  /** Undefined for those who may not. */
  onDelete: ((chat: Stored<Chat>) => void) | undefined;
  /** Undefined for those who may not. */
  onUnread: ((chat: Stored<Chat>) => void) | undefined;
}

/** In place of a conversation, as long as none is chosen. */
function NoneChosen() {
  const t = useTranslate();
  return (
    <Box sx={{ m: 'auto', p: 4, textAlign: 'center' }}>
      <Typography color="textSecondary">{t('chats.choose')}</Typography>
    </Box>
  );
}

/** The open conversation. What one writes in one is kept while another is open. */
export function ChosenChat({ chatId, ...handlers }: ChosenChatProps) {
  const outbox = useOutbox();
  const suggestions = useSuggestions();
  const [drafts] = useState(() => new Map<string, ComposerText>());
  if (chatId === undefined) return <NoneChosen />;
  return (
    <RevealScope key={chatId} kind="chat" id={chatId}>
      <ChatDetail chatId={chatId} outbox={outbox} suggestions={suggestions} drafts={drafts} {...handlers} />
    </RevealScope>
  );
}
