import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { addChatNote, deleteChatNote } from '@parlance/domain/contracts/conversations/chats';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';
import { useId, useState } from 'react';
import { Notes } from '#web/components/notes/Notes.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Team } from '#web/lib/org/useTeam.ts';
import { useTeamSignal } from '../../viewers/useTeamSignal.ts';

interface ChatNotesProps {
  chat: Stored<Chat>;
  team: Team;
  canWrite: boolean;
}

/** A button with the number of a conversation's notes, and the notes behind it. Absent where there is nothing to read or write. */
export function ChatNotes({ chat: { id: chatId, notes }, team, canWrite }: ChatNotesProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const titleId = useId();
  const signalTeam = useTeamSignal(chatId);
  const [isOpen, setOpen] = useState(false);
  if (!canWrite && notes.length === 0) return false;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<AppIcon name="note" size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('chats.notes', { count: notes.length })}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId}>{t('notes.title')}</DialogTitle>
        <DialogContent sx={{ '&&': { pt: 1 } }}>
          <Notes
            notes={notes}
            team={team}
            canWrite={canWrite}
            maxCharacters={LIMITS.chatNoteCharacters}
            onTyping={signalTeam}
            onAdd={async (note) => {
              await callContract(addChatNote, { orgId, chatId, ...note });
            }}
            onDelete={async (noteId) => {
              await callContract(deleteChatNote, { orgId, chatId, noteId });
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('common.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
