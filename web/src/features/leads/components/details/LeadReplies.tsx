import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Lead, LeadReply } from '@parlance/domain/documents/chats/lead';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import type { Team } from '#web/lib/org/useTeam.ts';
import { useCanReply } from '../../useCanReply.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { Section } from './Section.tsx';

interface LeadRepliesProps {
  lead: Stored<Lead>;
  team: Team;
}

const STATES = {
  queued: 'leads.replyQueued',
  sent: 'leads.replySent',
  failed: 'leads.replyNotSent',
} as const satisfies Record<LeadReply['status'], string>;

/** Replies of the team to the visitor by mail, with their delivery status, and the field for the next reply. */
export function LeadReplies({ lead, team }: LeadRepliesProps) {
  const t = useTranslate();
  const canReply = useCanReply(lead.id);
  if (!canReply && lead.replies.length === 0) return null;
  return (
    <Section title={t('leads.replies')}>
      {lead.replies.length > 0 && (
        <Box component="ul" aria-live="polite" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1.5 }}>
          {lead.replies.map(({ id, authorUid, text, at, status }) => (
            <Box component="li" key={id}>
              <Typography variant="caption" color={status === 'failed' ? 'error' : 'textSecondary'}>
                {team.get(authorUid)?.name ?? t('leads.formerMember')} · <RelativeTime date={at} /> ·{' '}
                {t(STATES[status])}
              </Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {lead.mailChatId !== null && (
        <Link
          component={PageLink}
          to={paths.chatbotChat(lead.chatbotId, lead.mailChatId)}
          sx={{ display: 'inline-block', mb: 2 }}
        >
          {t('leads.mailChat')}
        </Link>
      )}
      {canReply && <ReplyForm lead={lead} />}
    </Section>
  );
}
