import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { textField } from '@parlance/domain/fields';
import { newId } from '@parlance/domain/ids';
import { useId, useRef, useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface NoteFormProps {
  maxCharacters: number;
  onTyping: (() => void) | undefined;
  onAdd: (note: { noteId: string; text: string }) => Promise<void>;
}

/** Writes a note. What could not be stored stays in the field, which has the focus again once a note is stored. */
export function NoteForm({ maxCharacters, onTyping, onAdd }: NoteFormProps) {
  const t = useTranslate();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // The same id until the note is stored: sent twice, it is one.
  const [draft, setDraft] = useState(() => ({ noteId: newId(), text: '' }));
  const note = textField(maxCharacters).safeParse(draft.text);
  const { isBusy, run } = useAction(async () => {
    if (!note.success) return;
    await onAdd({ noteId: draft.noteId, text: note.data });
    // Without a text its button cannot hold the focus, which would be lost.
    field.current?.focus();
    setDraft({ noteId: newId(), text: '' });
  }, t('notes.addFailed'));
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <TextField
        id={id}
        label={t('notes.new')}
        value={draft.text}
        onChange={({ target }) => {
          setDraft({ ...draft, text: target.value });
          onTyping?.();
        }}
        inputRef={field}
        fullWidth
        multiline
        minRows={2}
        maxRows={8}
        size="small"
        slotProps={{ htmlInput: { maxLength: maxCharacters, readOnly: isBusy } }}
      />
      <Button type="submit" size="small" variant="outlined" loading={isBusy} disabled={!note.success}>
        {t('notes.add')}
      </Button>
    </Box>
  );
}
