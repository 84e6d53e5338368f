import { endIdentitySecret } from '@parlance/domain/contracts/contacts/identity';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';

interface EndSecretDialogProps {
  chatbotId: string;
  /** The secret before the present one, or both. */
  which: 'former' | 'all';
  onClose: () => void;
}

/** Asks before secrets count no more. */
export function EndSecretDialog({ chatbotId, which, onClose }: EndSecretDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(endIdentitySecret, { orgId, chatbotId, which });
    toast.success(t('identity.ended'));
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={t(`identity.endTitle.${which}`)}
      text={t(`identity.endText.${which}`)}
      confirmLabel={t(which === 'former' ? 'identity.formerEnd' : 'identity.secretEnd')}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
