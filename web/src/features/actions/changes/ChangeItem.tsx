import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { StoredChange } from '../api/changePages.ts';

interface ChangeItemProps {
  change: StoredChange;
}

/** Number of a key's characters that tell it from others at a glance. */
const KEY_CHARACTERS = 8;

/** A change that a visitor ordered: its title, time and outcome, and the key that the business's server knows it by. */
export function ChangeItem({ change }: ChangeItemProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { id: key, title, at, httpStatus } = change;
  const time = intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: 2,
        py: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <time dateTime={at.toISOString()}>{time}</time>
          {httpStatus !== null && ` · HTTP ${httpStatus}`}
        </Typography>
      </Box>
      <Outcome change={change} />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" title={key}>
          {t('actions.changeKey', { key: key.slice(0, KEY_CHARACTERS) })}
        </Typography>
        <CopyButton text={key} label={t('actions.changeKeyCopy', { title, time })} />
      </Box>
    </Box>
  );
}

function Outcome({ change: { status, fault } }: ChangeItemProps) {
  const t = useTranslate();
  if (status === 'done') return <StateChip color="success" icon="circle-check" label={t('actions.state.done')} />;
  const label = t(fault === null ? 'actions.state.failed' : `actions.fault.${fault}`);
  return <StateChip color={fault === 'unknown' ? 'warning' : 'error'} icon="alert-circle" label={label} />;
}
