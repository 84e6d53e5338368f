import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Message } from '@parlance/domain/documents/chats/message';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useMarkRead } from '../api/useMarkRead.ts';
import { hasVisitorLastWord } from '../hasVisitorLastWord.ts';
import { takeoverOf } from '../takeoverOf.ts';
import { useCanEdit } from '../useCanEdit.ts';
import { useFollow } from '../useFollow.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import type { Outbox } from '../useOutbox.ts';
import type { Suggestions } from '../useSuggestions.ts';
import type { ComposerText } from '../withSuggestion.ts';
import { usePending } from '../usePending.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { TranslationBar } from './translation/TranslationBar.tsx';
import { AgentWriting } from './handover/AgentWriting.tsx';
import { Messages } from './messages/Messages.tsx';
import { PendingMessages } from './messages/PendingMessages.tsx';
import { TeamTyping } from './TeamTyping.tsx';
import { TakeoverBar } from './handover/TakeoverBar.tsx';

interface ConversationProps {
  chat: Stored<Chat>;
  messages: readonly Stored<Message>[];
  outbox: Outbox;
  suggestions: Suggestions;
  drafts: Map<string, ComposerText>;
}

/** Bar that says who answers, the messages, and the composer for the agent who has taken over. */
export function Conversation({ chat, messages, outbox, suggestions, drafts }: ConversationProps) {
  const t = useTranslate();
  const { uid } = useMembership();
  const canWrite = useCan('chat.write');
  const takeover = takeoverOf(chat, uid);
  const pending = usePending(outbox, chat.id, messages);
  const end = useFollow(
    JSON.stringify([
      messages.at(-1)?.id,
      pending.map(({ id, failure }) => [id, failure === undefined]),
      suggestions.of(chat.id)?.state.status,
    ]),
  );
  const { bar, field } = useKeptFocus(takeover.kind);
  const translation = useTranslation(chat, messages);
  useMarkRead(chat);
  return (
    <>
      <TakeoverBar ref={bar} chat={chat} isUnanswered={hasVisitorLastWord(messages) && pending.length === 0} />
      <TranslationBar translation={translation} />
      <Box
        role="log"
        aria-label={t('chats.conversation')}
        tabIndex={0}
        sx={{
          flex: 1,
          overflowY: { md: 'auto' },
          minHeight: { xs: 0, md: 88 },
          p: { xs: 2, sm: 3 },
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        {messages.length === 0 && <Typography color="textSecondary">{t('chats.noMessages')}</Typography>}
        <Messages chatId={chat.id} messages={messages} reading={translation.reading} />
        <PendingMessages outbox={outbox} pending={pending} />
        {/* On a phone the composer lies over the end of the page, and with it a suggestion. */}
        <Box ref={end} sx={{ scrollMarginBottom: { xs: 'calc(36vh + 240px)', md: 24 } }} />
      </Box>
      <TeamTyping chatId={chat.id} />
      {takeover.kind === 'own' && canWrite && (
        <WritingArea chatId={chat.id}>
          <AgentWriting
            ref={field}
            chat={chat}
            messages={messages}
            suggestions={suggestions}
            drafts={drafts}
            reading={translation.reading}
            outbox={outbox}
          />
        </WritingArea>
      )}
    </>
  );
}

interface WritingAreaProps {
  chatId: string;
  children: ReactNode;
}

/** Area in which the agent writes; for those who see the conversation masked, what to do first. */
function WritingArea({ chatId, children }: WritingAreaProps) {
  const t = useTranslate();
  const canEdit = useCanEdit(chatId);
  return (
    <Box
      sx={{
        position: { xs: 'sticky', md: 'static' },
        bottom: 0,
        // A suggestion gives way: what one writes in stays in sight.
        display: 'flex',
        flexDirection: 'column',
        minHeight: { md: 0 },
        '& > *': { flexShrink: 0 },
        px: 2,
        pt: 0.5,
        pb: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {canEdit ? (
        children
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ py: 1 }}>
          {t('masking.revealToWrite')}
        </Typography>
      )}
    </Box>
  );
}
