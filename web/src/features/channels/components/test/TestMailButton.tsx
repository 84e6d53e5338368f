import Button from '@mui/material/Button';
import { sendTestMail } from '@parlance/domain/contracts/channels';
import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

/** Sends the member a mail by the mailbox, to which they can reply as a customer would. */
export function TestMailButton({ channel }: { channel: Stored<ChannelConnection> }) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId, profile } = useMembership();
  const { id: channelId, chatbotId } = channel;
  const { isBusy, run } = useAction(async () => {
    const { works } = await callContract(sendTestMail, { orgId, chatbotId, channelId });
    // What is wrong stands with the connection, which shows it below and behind the dialog.
    if (works) toast.success(t('channels.test.mailSent', { address: profile.email }));
    else toast.problem(t('channels.test.mailFailed'));
  }, t('channels.test.mailFailed'));
  return (
    <Button variant="outlined" color="inherit" loading={isBusy} onClick={() => run()}>
      {t('channels.test.sendMail')}
    </Button>
  );
}
