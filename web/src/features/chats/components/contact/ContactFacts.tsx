import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { contactSchema } from '@parlance/domain/documents/contacts/contact';
import { paths } from '@parlance/domain/paths';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface ContactFactsProps {
  chatbotId: string;
  contactId: string;
}

/** Facts that the business's server states of its customer, as of their last sign-in. One read. */
export function ContactFacts({ chatbotId, contactId }: ContactFactsProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const contact = useDocument(paths.contact(orgId, chatbotId, contactId), contactSchema);
  if (contact.status === 'loading') return <Skeleton width={180} />;
  if (contact.status === 'error') {
    return (
      <Typography variant="caption" component="p" color="textSecondary">
        {t('chats.contactFailed')}{' '}
        <Button size="small" onClick={contact.retry}>
          {t('common.tryAgain')}
        </Button>
      </Typography>
    );
  }
  // Erased, or gone with the time for which it was kept.
  if (contact.value === null) return false;
  const { subject, attributes } = contact.value;
  const facts = [[t('identity.subject'), subject] as const, ...Object.entries(attributes)];
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
      {facts.map(([name, value]) => `${name}: ${String(value)}`).join(' · ')}
    </Typography>
  );
}
