import Stack from '@mui/material/Stack';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { useIntl } from 'react-intl';
import { RevealScope } from '#web/components/masking/RevealScope.tsx';
import { SubmissionLinks } from '#web/components/submissions/SubmissionLinks.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import type { Team } from '#web/lib/org/useTeam.ts';
import { Fact } from '#web/components/ui/Fact.tsx';
import { LeadNotes } from './LeadNotes.tsx';
import { LeadReplies } from './LeadReplies.tsx';
import { LeadWork } from './LeadWork.tsx';
import { Person } from './Person.tsx';
import { Transcript } from './Transcript.tsx';

interface LeadDetailsProps {
  lead: Stored<Lead>;
  team: Team;
  onOpen: (leadId: string) => void;
}

/** All that is known of a lead, the work on it, its conversation, and what else the person wrote. */
export function LeadDetails({ lead, team, onOpen }: LeadDetailsProps) {
  const t = useTranslate();
  const intl = useIntl();
  const moment = (date: Date) => intl.formatDate(date, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <Stack component="dl" spacing={2} sx={{ m: 0 }}>
        <Fact label={t('form.email')}>{lead.email}</Fact>
        {lead.phone !== '' && <Fact label={t('leads.phone')}>{lead.phone}</Fact>}
        <Fact label={t('leads.message')}>{lead.message}</Fact>
        <Fact label={t('leads.captured')}>{moment(lead.createdAt)}</Fact>
        <Fact label={t('leads.consent')}>
          {lead.consentAt === null ? t('leads.noConsent') : moment(lead.consentAt)}
        </Fact>
      </Stack>
      <SubmissionLinks of={{ leadId: lead.id }} />
      <LeadWork lead={lead} team={team} />
      <LeadReplies lead={lead} team={team} />
      <LeadNotes lead={lead} team={team} />
      {lead.chatId !== null && (
        <RevealScope kind="chat" id={lead.chatId}>
          <Transcript chatbotId={lead.chatbotId} chatId={lead.chatId} />
        </RevealScope>
      )}
      <Person lead={lead} onOpen={onOpen} />
    </>
  );
}
