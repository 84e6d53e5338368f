import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SUPPORT_CONTACT } from '#web/config/supportContact.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useOwnerName } from '#web/lib/org/useOwnerName.ts';

/** The way to a larger plan: owners write to whoever runs the product, everybody else learns who can. */
export function UpgradeButton() {
  const t = useTranslate();
  const { org } = useMembership();
  const canChangePlan = useCan('billing.manage');
  if (!canChangePlan) return <AskOwner />;
  const subject = encodeURIComponent(t('upgrade.subject', { name: org.name }));
  return (
    <Button variant="contained" href={`mailto:${SUPPORT_CONTACT}?subject=${subject}`}>
      {t('upgrade.button')}
    </Button>
  );
}

function AskOwner() {
  const t = useTranslate();
  const name = useOwnerName();
  return <Typography variant="body2">{t(name === '' ? 'upgrade.askOwner' : 'upgrade.ask', { name })}</Typography>;
}
