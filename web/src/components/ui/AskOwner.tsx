import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useOwnerName } from '#web/lib/org/useOwnerName.ts';

/** Names the person who can change the plan, for everybody else. */
export function AskOwner() {
  const t = useTranslate();
  const name = useOwnerName();
  return <Typography variant="body2">{t(name === '' ? 'upgrade.askOwner' : 'upgrade.ask', { name })}</Typography>;
}
