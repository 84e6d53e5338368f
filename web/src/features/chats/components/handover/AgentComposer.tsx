import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { textField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useTypingSignal } from '../../api/useTypingSignal.ts';
import { ComposerHint } from './ComposerHint.tsx';
import { VisitorTyping } from './VisitorTyping.tsx';

interface AgentComposerProps {
  ref: Ref<HTMLInputElement>;
  chatId: string;
  /** What was begun in each conversation: somebody who looks after several finds it again. */
  drafts: Map<string, string>;
  onSend: (text: string) => void;
}

const messageSchema = textField(LIMITS.qaAnswerCharacters);

/** Writes to the visitor: Enter sends, with Shift it begins a line. */
export function AgentComposer({ ref, chatId, drafts, onSend }: AgentComposerProps) {
  const t = useTranslate();
  const signalTyping = useTypingSignal(chatId);
  const [text, setText] = useState(drafts.get(chatId) ?? '');
  const change = (next: string) => {
    drafts.set(chatId, next);
    setText(next);
  };
  const send = () => {
    const message = messageSchema.safeParse(text);
    if (!message.success) return;
    onSend(message.data);
    change('');
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
    >
      <VisitorTyping chatId={chatId} />
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <TextField
          id="agent-message"
          inputRef={ref}
          label={t('chats.message')}
          value={text}
          onChange={(event) => {
            change(event.target.value);
            signalTyping();
          }}
          onKeyDown={handleKeyDown}
          autoComplete="off"
          multiline
          maxRows={6}
          size="small"
          slotProps={{ htmlInput: { maxLength: LIMITS.qaAnswerCharacters, 'aria-describedby': 'agent-message-keys' } }}
        />
        <IconButton type="submit" color="primary" aria-label={t('chats.send')} disabled={text.trim() === ''}>
          <AppIcon name="send" />
        </IconButton>
      </Box>
      <ComposerHint id="agent-message-keys" length={text.length} />
    </Box>
  );
}
