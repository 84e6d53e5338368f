import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Purpose and address of an action, and whether it is on. */
export function ActionAbout({ action }: { action: StoredAction }) {
  const t = useTranslate();
  const { title, description, method, url, isOn, changesSomething, hasToken } = action;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <StateChip
          color={isOn ? 'success' : 'default'}
          icon={isOn ? 'circle-check' : 'circle-minus'}
          label={t(isOn ? 'actions.on' : 'actions.off')}
        />
      </Box>
      <Typography variant="body2">{description}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <code>
          {method} {url}
        </code>
      </Typography>
      {(changesSomething || hasToken) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {changesSomething && <StateChip color="warning" icon="pencil" label={t('actions.asksVisitors')} />}
          {hasToken && <StateChip color="default" icon="key" label={t('actions.hasToken')} />}
        </Box>
      )}
    </>
  );
}
