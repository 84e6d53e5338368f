import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { useLeadsOfPerson } from '../../api/useLeadsOfPerson.ts';
import { Section } from './Section.tsx';

interface OtherLeadsProps {
  lead: Stored<Lead>;
  onOpen: (leadId: string) => void;
}

/** The newest other leads with the same e-mail address, each with the way to its conversation. Nothing where there are none. */
export function OtherLeads({ lead, onOpen }: OtherLeadsProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { newest, total } = useLeadsOfPerson(lead);
  if (newest.status === 'loading') return null;
  if (newest.status === 'error') {
    return <ErrorState title={t('leads.otherFailed')} error={newest.error} onRetry={newest.retry} />;
  }
  const others = newest.value.filter(({ id }) => id !== lead.id);
  if (others.length === 0) return null;
  return (
    <Section title={t('leads.ofPerson', { count: total ?? newest.value.length })}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {others.map(({ id, chatbotId, chatId, createdAt, status, message }) => (
          <Box component="li" key={id}>
            <Link component="button" type="button" variant="body2" onClick={() => onOpen(id)}>
              {intl.formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
            </Link>
            <Typography variant="caption" color="textSecondary">
              {` · ${t(`leadStatus.${status}`)}`}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {message}
            </Typography>
            {chatId !== null && chatId !== lead.chatId && (
              <Link component={RouterLink} to={paths.chatbotChat(chatbotId, chatId)} variant="caption">
                {t('leads.toChat')}
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
