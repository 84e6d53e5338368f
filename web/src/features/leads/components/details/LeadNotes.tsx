import { addLeadNote, deleteLeadNote } from '@parlance/domain/contracts/conversations/leads';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { LIMITS } from '@parlance/domain/limits';
import { Notes } from '#web/components/notes/Notes.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Team } from '#web/lib/org/useTeam.ts';
import { Section } from './Section.tsx';

interface LeadNotesProps {
  lead: Stored<Lead>;
  team: Team;
}

/** Notes of members about a lead, for the team alone. */
export function LeadNotes({ lead: { id: leadId, notes }, team }: LeadNotesProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const canWrite = useCan('lead.write');
  if (!canWrite && notes.length === 0) return null;
  return (
    <Section title={t('notes.title')}>
      <Notes
        notes={notes}
        team={team}
        canWrite={canWrite}
        maxCharacters={LIMITS.leadNoteCharacters}
        onAdd={async (note) => {
          await callContract(addLeadNote, { orgId, leadId, ...note });
        }}
        onDelete={async (noteId) => {
          await callContract(deleteLeadNote, { orgId, leadId, noteId });
        }}
      />
    </Section>
  );
}
