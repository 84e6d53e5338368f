import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { checkChannel } from '@parlance/domain/contracts/channels';
import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import { useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { accountName } from '../accountName.ts';
import { ChannelHealth } from './ChannelHealth.tsx';
import { ChannelModeSelect } from './ChannelModeSelect.tsx';
import { DisconnectDialog } from './DisconnectDialog.tsx';
import { TestDialog } from './test/TestDialog.tsx';

interface ChannelItemProps {
  channel: Stored<ChannelConnection>;
  canManage: boolean;
}

/** One connection: whose account it is, how it does, who answers, and what can be done with it. */
export function ChannelItem({ channel, canManage }: ChannelItemProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const [isTesting, setTesting] = useState(false);
  const [isDisconnecting, setDisconnecting] = useState(false);
  const { id: channelId, chatbotId, account } = channel;
  const check = useAction(async () => {
    const { works } = await callContract(checkChannel, { orgId, chatbotId, channelId });
    if (works) toast.success(t('channels.works'));
  });
  const name = accountName(account);
  return (
    <Box component="li" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Stack spacing={1.5}>
        <Box>
          <Typography component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            {t(`channel.${account.kind}`)} · {name}
          </Typography>
          {account.kind === 'email' && account.forwardTo !== '' && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {t('channels.email.forwardedTo', { address: account.forwardTo })}
            </Typography>
          )}
          <ChannelHealth channel={channel} />
        </Box>
        <ChannelModeSelect channel={channel} isReadOnly={!canManage} />
        {canManage && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" aria-label={`${t('channels.test')}: ${name}`} onClick={() => setTesting(true)}>
              {t('channels.test')}
            </Button>
            <Button
              size="small"
              color="inherit"
              loading={check.isBusy}
              aria-label={`${t('channels.check')}: ${name}`}
              onClick={() => check.run()}
            >
              {t('channels.check')}
            </Button>
            <Button
              size="small"
              color="error"
              aria-label={`${t('channels.disconnect')}: ${name}`}
              onClick={() => setDisconnecting(true)}
            >
              {t('channels.disconnect')}
            </Button>
          </Box>
        )}
      </Stack>
      {isTesting && <TestDialog channel={channel} onClose={() => setTesting(false)} />}
      {isDisconnecting && <DisconnectDialog channel={channel} onClose={() => setDisconnecting(false)} />}
    </Box>
  );
}
