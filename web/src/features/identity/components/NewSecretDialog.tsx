import { renewIdentitySecret } from '@parlance/domain/contracts/contacts/identity';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { SecretDialog } from '#web/components/dialogs/SecretDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface NewSecretDialogProps {
  chatbotId: string;
  /** The chatbot has none yet. */
  isFirst: boolean;
  onClose: () => void;
}

/** Asks, makes a secret and shows it once. */
export function NewSecretDialog({ chatbotId, isFirst, onClose }: NewSecretDialogProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const [secret, setSecret] = useState<string>();
  const { isBusy, run } = useAction(async () => {
    setSecret((await callContract(renewIdentitySecret, { orgId, chatbotId })).secret);
  });
  if (secret !== undefined) return <SecretDialog title={t('identity.secretTitle')} secret={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t(isFirst ? 'identity.secretMakeTitle' : 'webhooks.renewTitle')}
      text={t(isFirst ? 'identity.secretMakeText' : 'identity.secretRenewText')}
      confirmLabel={t(isFirst ? 'identity.secretMake' : 'webhooks.renew')}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
