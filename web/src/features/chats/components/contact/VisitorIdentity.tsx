import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths as pages } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { shownCustomer } from '../../list/shownCustomer.ts';
import { ContactFacts } from './ContactFacts.tsx';

/**
 * Identity of a conversation's visitor: vouched for by the business's server or by the service by which they write, or the website's and the
 * visitor's own claim.
 */
export function VisitorIdentity({ chat }: { chat: Stored<Chat> }) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const isMasked = useIsMasked(paths.chat(orgId, chat.id));
  const { identity, handover, contactId } = chat;
  const parts = [identity?.name ?? '', identity?.email ?? '', handover?.email ?? ''];
  const said = [...new Set(parts.filter((part) => part !== ''))].join(' · ');
  const customer = shownCustomer(chat);
  if (said === '' && contactId === null && customer === undefined) return false;
  return (
    <>
      <Typography
        variant="body2"
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.25, overflowWrap: 'anywhere' }}
      >
        {said}
        {customer && (
          <Link href={customer.href} target="_blank" rel="noreferrer">
            {customer.text}
          </Link>
        )}
        <TrustChip chat={chat} />
        {chat.leadId !== undefined && (
          <Link component={PageLink} to={pages.chatbotLead(chat.chatbotId, chat.leadId)}>
            {t('chats.ofLead')}
          </Link>
        )}
      </Typography>
      {contactId !== null && !isMasked && <ContactFacts chatbotId={chat.chatbotId} contactId={contactId} />}
    </>
  );
}

/** Says who vouches for the visitor, if anybody does. */
function TrustChip({ chat: { channel, contactId, customer } }: { chat: Chat }) {
  const t = useTranslate();
  if (contactId !== null) {
    return <Chip size="small" variant="outlined" color="success" label={t('chats.verified')} />;
  }
  if (customer?.isVerified !== true) return <Chip size="small" variant="outlined" label={t('chats.notVerified')} />;
  const label =
    channel === 'email' ? t('chats.senderConfirmed') : t('chats.numberConfirmed', { channel: t(`channel.${channel}`) });
  return <Chip size="small" variant="outlined" color="success" label={label} />;
}
