import TextField from '@mui/material/TextField';
import { setChannelMode } from '@parlance/domain/contracts/channels';
import { CHANNEL_MODES, type ChannelConnection, type ChannelMode } from '@parlance/domain/documents/channels/channel';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface ChannelModeSelectProps {
  channel: Stored<ChannelConnection>;
  isReadOnly: boolean;
}

/** Choice of who answers what comes by a channel, which counts at once. */
export function ChannelModeSelect({ channel, isReadOnly }: ChannelModeSelectProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { id: channelId, chatbotId, mode } = channel;
  const { isBusy, run } = useAction(async (chosen: ChannelMode) => {
    await callContract(setChannelMode, { orgId, chatbotId, channelId, mode: chosen });
    toast.success(t('channels.modeSaved'));
  });
  return (
    <TextField
      id={`channel-mode-${channelId}`}
      select
      size="small"
      label={t('channels.mode')}
      value={mode}
      disabled={isReadOnly || isBusy}
      helperText={t(`channels.modeHint.${mode}`)}
      onChange={(event) => {
        const chosen = CHANNEL_MODES.find((one) => one === event.target.value);
        if (chosen !== undefined) run(chosen);
      }}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } },
      }}
      sx={{ maxWidth: 480 }}
    >
      {CHANNEL_MODES.map((one) => (
        <option key={one} value={one}>
          {t(`channels.mode.${one}`)}
        </option>
      ))}
    </TextField>
  );
}
