import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { ContactFacts } from './ContactFacts.tsx';

/** Identity of a conversation's visitor: vouched for by the business's server, or the website's and the visitor's own claim. */
export function VisitorIdentity({ chat }: { chat: Stored<Chat> }) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const isMasked = useIsMasked(paths.chat(orgId, chat.id));
  const { identity, handover, contactId } = chat;
  const parts = [identity?.name ?? '', identity?.email ?? '', handover?.email ?? ''];
  const said = [...new Set(parts.filter((part) => part !== ''))];
  if (said.length === 0 && contactId === null) return false;
  return (
    <>
      <Typography
        variant="body2"
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.25, overflowWrap: 'anywhere' }}
      >
        {said.join(' · ')}
        {contactId === null ? (
          <Chip size="small" variant="outlined" label={t('chats.notVerified')} />
        ) : (
          <Chip size="small" variant="outlined" color="success" label={t('chats.verified')} />
        )}
      </Typography>
      {contactId !== null && !isMasked && <ContactFacts chatbotId={chat.chatbotId} contactId={contactId} />}
    </>
  );
}
