import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { addLeadNote } from '@parlance/domain/contracts/leads';
import { textField } from '@parlance/domain/fields';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const noteSchema = textField(LIMITS.leadNoteCharacters);

/** Writes a note. What could not be stored stays in the field. */
export function NoteForm({ leadId }: { leadId: string }) {
  const t = useTranslate();
  const { orgId } = useMembership();
  // The same id until the note is stored: sent twice, it is one.
  const [draft, setDraft] = useState(() => ({ noteId: newId(), text: '' }));
  const note = noteSchema.safeParse(draft.text);
  const { isBusy, run } = useAction(async () => {
    if (!note.success) return;
    await callContract(addLeadNote, { orgId, leadId, noteId: draft.noteId, text: note.data });
    setDraft({ noteId: newId(), text: '' });
  }, t('leads.noteFailed'));
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
        id="lead-note"
        label={t('leads.newNote')}
        value={draft.text}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
        disabled={isBusy}
        fullWidth
        multiline
        minRows={2}
        maxRows={8}
        size="small"
        slotProps={{ htmlInput: { maxLength: LIMITS.leadNoteCharacters } }}
      />
      <Button type="submit" size="small" variant="outlined" loading={isBusy} disabled={!note.success}>
        {t('leads.addNote')}
      </Button>
    </Box>
  );
}
