import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import { useId } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { accountName } from '../../accountName.ts';
import { contactLink } from '../../testing/contactLink.ts';
import { TestMailButton } from './TestMailButton.tsx';
import { TestRun } from './TestRun.tsx';

interface TestDialogProps {
  channel: Stored<ChannelConnection>;
  onClose: () => void;
}

/** Trial of a connection: what to write where, and what becomes of it, live. */
export function TestDialog({ channel, onClose }: TestDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const { account } = channel;
  const name = accountName(account);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('channels.test.title', { name })}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
            {t(`channels.test.how.${account.kind}`, { name })}
          </DialogContentText>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: 'flex-start' }}>
            <Button
              variant="outlined"
              href={contactLink(account)}
              target="_blank"
              rel="noreferrer"
              endIcon={<AppIcon name="external-link" size={18} />}
            >
              {t(`channels.test.open.${account.kind}`)}
            </Button>
            {account.kind === 'email' && <TestMailButton channel={channel} />}
          </Stack>
          <TestRun channel={channel} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
