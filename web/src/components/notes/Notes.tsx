import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Note } from '@parlance/domain/documents/chats/note';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Team } from '#web/lib/org/useTeam.ts';
import { NoteForm } from './NoteForm.tsx';

interface NotesProps {
  /** Oldest first. */
  notes: readonly Note[];
  team: Team;
  canWrite: boolean;
  maxCharacters: number;
  /** Called at every change of a note in the making. */
  onTyping?: () => void;
  onAdd: (note: { noteId: string; text: string }) => Promise<void>;
  onDelete: (noteId: string) => Promise<void>;
}

/** Members' notes about something, for the team alone, and a form for more. */
export function Notes({ notes, team, canWrite, maxCharacters, onTyping, onAdd, onDelete }: NotesProps) {
  const t = useTranslate();
  const { uid } = useMembership();
  const canManage = useCan('members.manage');
  return (
    <>
      {notes.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1.5 }}>
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              author={team.get(note.authorUid)?.name ?? t('notes.formerMember')}
              onDelete={canManage || (canWrite && note.authorUid === uid) ? onDelete : undefined}
            />
          ))}
        </Box>
      )}
      {canWrite && <NoteForm maxCharacters={maxCharacters} onTyping={onTyping} onAdd={onAdd} />}
    </>
  );
}

interface NoteItemProps {
  note: Note;
  author: string;
  /** Undefined for those who may not. */
  onDelete: ((noteId: string) => Promise<void>) | undefined;
}

function NoteItem({ note, author, onDelete }: NoteItemProps) {
  const t = useTranslate();
  const { isBusy, run } = useAction(async () => onDelete?.(note.id), t('notes.deleteFailed'));
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="caption" color="textSecondary">
          {author} · <RelativeTime date={note.at} />
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {note.text}
        </Typography>
      </Box>
      {onDelete && (
        <IconButton size="small" disabled={isBusy} onClick={() => run()} aria-label={t('notes.delete', { author })}>
          <AppIcon name="trash" size={16} />
        </IconButton>
      )}
    </Box>
  );
}
