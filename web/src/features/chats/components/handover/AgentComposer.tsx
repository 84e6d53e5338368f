import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { textField } from '@parlance/domain/fields';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';
import type { KeyboardEvent, Ref } from 'react';
import { ReplyField } from '#web/components/cannedReplies/ReplyField.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import type { CannedReplyValues } from '@parlance/domain/cannedReplies/fillCannedReply';
import { useChatbotName } from '#web/lib/org/useChatbotName.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { fileHandlers } from '../../attachments/fileHandlers.ts';
import { useTypingSignal } from '../../api/useTypingSignal.ts';
import { useTeamSignal } from '../../viewers/useTeamSignal.ts';
import type { Composer } from '../../useComposerText.ts';
import type { ComposerText } from '../../withSuggestion.ts';
import { AttachButton } from '../attachments/AttachButton.tsx';
import { ComposerHint } from './ComposerHint.tsx';
import { useVisitorTyping } from '../../api/useVisitorTyping.ts';

interface AgentComposerProps {
  ref: Ref<HTMLElement>;
  chat: Stored<Chat>;
  composer: Composer;
  onSend: (written: ComposerText) => void;
  onAttach: (files: readonly File[]) => void;
}

interface VisitorTypingProps {
  chatId: string;
}

/** Values of a canned reply's placeholders in a conversation. The visitor's name comes from the website. */
function useReplyValues({ chatbotId, identity }: Pick<Chat, 'chatbotId' | 'identity'>): CannedReplyValues {
  const { member, org } = useMembership();
  const chatbotName = useChatbotName();
  return {
    visitor: identity?.name ?? '',
    agent: member.name,
    chatbot: chatbotName(chatbotId) ?? '',
    organization: org.name,
  };
}

/** Says that the visitor is typing. Its line is there also when they are not, so that nothing jumps. */
function VisitorTyping({ chatId }: VisitorTypingProps) {
  const t = useTranslate();
  const isTyping = useVisitorTyping(chatId);
  return (
    <Box
      component="output"
      sx={{ display: 'block', minHeight: 20, mb: 1, typography: 'caption', color: 'text.secondary' }}
    >
      {isTyping && t('chats.visitorTyping')}
    </Box>
  );
}

const messageSchema = textField(LIMITS.qaAnswerCharacters);

/** Writes to the visitor: Enter sends, with Shift it begins a line. */
export function AgentComposer({ ref, chat, composer, onSend, onAttach }: AgentComposerProps) {
  const t = useTranslate();
  const values = useReplyValues(chat);
  const signalTyping = useTypingSignal(chat.id);
  const signalTeam = useTeamSignal(chat.id);
  const { text, suggested, change } = composer;
  const send = () => {
    const message = messageSchema.safeParse(text);
    if (!message.success) return;
    onSend({ text: message.data, suggested });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends a word of an input method is none of ours.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...fileHandlers(onAttach)}
    >
      <VisitorTyping chatId={chat.id} />
      {/* On a phone the field has the width, and its buttons stand beside the count of characters. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: { xs: 'center', sm: 'flex-end' }, columnGap: 1 }}>
        <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 0' }, minWidth: 0, order: -2 }}>
          <ReplyField
            ref={ref}
            id="agent-message"
            label={t('chats.message')}
            describedBy="agent-message-keys"
            value={text}
            onChange={(next) => {
              change(next);
              signalTyping();
              signalTeam();
            }}
            onKeyDown={handleKeyDown}
            locale={chat.locale}
            values={values}
            maxLength={LIMITS.qaAnswerCharacters}
            maxRows={6}
          />
        </Box>
        <AttachButton onChoose={onAttach} />
        <SendButton isDisabled={!messageSchema.safeParse(text).success} />
        <ComposerHint id="agent-message-keys" length={text.length} />
      </Box>
    </Box>
  );
}

function SendButton({ isDisabled }: { isDisabled: boolean }) {
  const t = useTranslate();
  return (
    <IconButton type="submit" color="primary" aria-label={t('chats.send')} disabled={isDisabled}>
      <AppIcon name="send" />
    </IconButton>
  );
}
