import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { testWebhook, updateWebhook } from '@parlance/domain/contracts/webhooks';
import type { Webhook } from '@parlance/domain/documents/organizations/webhook';
import { useState } from 'react';
import { aboveStretched } from '#web/components/table/aboveStretched.ts';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { DeleteWebhookDialog } from './DeleteWebhookDialog.tsx';
import { EditWebhookDialog } from './EditWebhookDialog.tsx';
import { RenewSecretDialog } from './RenewSecretDialog.tsx';

interface WebhookActionsProps {
  webhook: Stored<Webhook>;
  isLogOpen: boolean;
  /** A test is on its way. */
  onTest: () => void;
  onLog: () => void;
}

const DIALOGS = { edit: EditWebhookDialog, renew: RenewSecretDialog, delete: DeleteWebhookDialog } as const;

/** Actions on a webhook. */
export function WebhookActions({ webhook, isLogOpen, onTest, onLog }: WebhookActionsProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const [dialog, setDialog] = useState<keyof typeof DIALOGS>();
  const { id: webhookId, address, events, isOn } = webhook;
  const turn = useAction(async (next: boolean) => {
    await callContract(updateWebhook, { orgId, webhookId, address, events, isOn: next });
  });
  const test = useAction(async () => {
    await callContract(testWebhook, { orgId, webhookId });
    toast.success(t('webhooks.testSent'));
    onTest();
  });
  const Dialog = dialog && DIALOGS[dialog];
  return (
    <Box sx={{ ...aboveStretched, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={isOn} disabled={turn.isBusy} onChange={(_event, next) => turn.run(next)} />}
        label={t('webhooks.on')}
      />
      <Button size="small" variant="outlined" loading={test.isBusy} onClick={test.run}>
        {t('webhooks.test')}
      </Button>
      <Button size="small" variant="outlined" aria-expanded={isLogOpen} onClick={onLog}>
        {t('webhooks.log')}
      </Button>
      {(['edit', 'renew', 'delete'] as const).map((name) => (
        <Button
          key={name}
          size="small"
          variant="text"
          color={name === 'delete' ? 'error' : 'inherit'}
          onClick={() => setDialog(name)}
        >
          {t(`webhooks.${name}`)}
        </Button>
      ))}
      {Dialog && <Dialog webhook={webhook} onClose={() => setDialog(undefined)} />}
    </Box>
  );
}
