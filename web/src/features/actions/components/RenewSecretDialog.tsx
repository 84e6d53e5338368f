import { renewActionSecret } from '@parlance/domain/contracts/actions/actions';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { SecretDialog } from '#web/components/dialogs/SecretDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { ActionDialogOf } from './ActionDialogOf.ts';

/** Asks, gives an action a new secret and shows it once. */
export function RenewSecretDialog({ chatbotId, action, onClose }: ActionDialogOf) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const [secret, setSecret] = useState<string>();
  const { isBusy, run } = useAction(async () => {
    setSecret((await callContract(renewActionSecret, { orgId, chatbotId, actionId: action.id })).secret);
  });
  if (secret !== undefined) return <SecretDialog title={t('actions.secretTitle')} secret={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t('webhooks.renewTitle')}
      text={t('actions.renewText')}
      confirmLabel={t('webhooks.renew')}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
