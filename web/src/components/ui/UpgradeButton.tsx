import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useOwnerName } from '#web/lib/org/useOwnerName.ts';

/** The way to a larger plan: owners choose one, everybody else learns who can. */
export function UpgradeButton() {
  const t = useTranslate();
  const canChangePlan = useCan('billing.manage');
  if (!canChangePlan) return <AskOwner />;
  return (
    <Button variant="contained" component={Link} to={paths.settingsPlans()}>
      {t('upgrade.button')}
    </Button>
  );
}

function AskOwner() {
  const t = useTranslate();
  const name = useOwnerName();
  return <Typography variant="body2">{t(name === '' ? 'upgrade.askOwner' : 'upgrade.ask', { name })}</Typography>;
}
