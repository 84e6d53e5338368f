import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { deleteLeadNote } from '@parlance/domain/contracts/leads';
import type { Lead, LeadNote } from '@parlance/domain/documents/chats/lead';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Team } from '../../api/useTeam.ts';
import { NoteForm } from './NoteForm.tsx';
import { Section } from './Section.tsx';

interface LeadNotesProps {
  lead: Stored<Lead>;
  team: Team;
}

/** What members wrote about a lead, for the team alone. */
export function LeadNotes({ lead, team }: LeadNotesProps) {
  const t = useTranslate();
  const { uid } = useMembership();
  const canWrite = useCan('lead.write');
  const canManage = useCan('members.manage');
  if (!canWrite && lead.notes.length === 0) return null;
  return (
    <Section title={t('leads.notes')}>
      {lead.notes.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1.5 }}>
          {lead.notes.map((note) => (
            <Note
              key={note.id}
              leadId={lead.id}
              note={note}
              author={team.get(note.authorUid)?.name ?? t('leads.formerMember')}
              canDelete={canManage || (canWrite && note.authorUid === uid)}
            />
          ))}
        </Box>
      )}
      {canWrite && <NoteForm leadId={lead.id} />}
    </Section>
  );
}

interface NoteProps {
  leadId: string;
  note: LeadNote;
  author: string;
  canDelete: boolean;
}

function Note({ leadId, note, author, canDelete }: NoteProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(deleteLeadNote, { orgId, leadId, noteId: note.id });
  }, t('leads.noteDeleteFailed'));
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
      {canDelete && (
        <IconButton size="small" disabled={isBusy} onClick={() => run()} aria-label={t('leads.deleteNote', { author })}>
          <AppIcon name="trash" size={16} />
        </IconButton>
      )}
    </Box>
  );
}
