import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { useIntl } from 'react-intl';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useChatbotName } from '#web/lib/org/useChatbotName.ts';
import { LEADS_OF_PERSON, useLeadsOfPerson } from '../../api/useLeadsOfPerson.ts';
import { Section } from './Section.tsx';

interface PersonProps {
  lead: Stored<Lead>;
  onOpen: (leadId: string) => void;
}

/**
 * All that the person with the lead's e-mail address has left with the organization, each with the way to its conversation. Nothing where
 * this lead is all there is.
 */
export function Person({ lead, onOpen }: PersonProps) {
  const t = useTranslate();
  const all = useLeadsOfPerson(lead);
  if (all.status === 'loading') return null;
  if (all.status === 'error') {
    return <ErrorState title={t('leads.otherFailed')} error={all.error} onRetry={all.retry} />;
  }
  if (all.value.every(({ id }) => id === lead.id)) return null;
  return (
    <Section title={t('leads.ofPerson', { count: all.value.length })}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {all.value.map((each) => (
          <PersonLead key={each.id} lead={each} isOpen={each.id === lead.id} onOpen={() => onOpen(each.id)} />
        ))}
      </Box>
      {all.value.length === LEADS_OF_PERSON && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
          {t('leads.personCut', { max: LEADS_OF_PERSON })}
        </Typography>
      )}
    </Section>
  );
}

interface PersonLeadProps {
  lead: Stored<Lead>;
  /** It is the one whose details these are. */
  isOpen: boolean;
  onOpen: () => void;
}

function PersonLead({ lead: { chatbotId, chatId, createdAt, status, message }, isOpen, onOpen }: PersonLeadProps) {
  const t = useTranslate();
  const intl = useIntl();
  const chatbotName = useChatbotName();
  const moment = intl.formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' });
  const facts = [t(`leadStatus.${status}`), chatbotName(chatbotId) ?? '', isOpen ? t('leads.thisOne') : ''];
  return (
    <Box component="li" aria-current={isOpen}>
      {isOpen ? (
        <Typography variant="body2" component="span">
          {moment}
        </Typography>
      ) : (
        <Link component="button" type="button" variant="body2" onClick={onOpen}>
          {moment}
        </Link>
      )}
      <Typography variant="caption" color="textSecondary">
        {facts.flatMap((fact) => (fact === '' ? [] : ` · ${fact}`)).join('')}
      </Typography>
      <Typography variant="body2" color="textSecondary" noWrap>
        {message}
      </Typography>
      {chatId !== null && (
        <Link component={PageLink} to={paths.chatbotChat(chatbotId, chatId)} variant="caption">
          {t('leads.chatOf', { moment })}
        </Link>
      )}
    </Box>
  );
}
