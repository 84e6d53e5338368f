import Button from '@mui/material/Button';
import { leaveChat } from '@parlance/domain/contracts/conversations/handover';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface GiveBackButtonProps {
  chatId: string;
  /** Reason to think twice; undefined where nothing is lost. */
  warning: string | undefined;
}

/** Gives a conversation back to the chatbot. */
export function GiveBackButton({ chatId, warning }: GiveBackButtonProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAction(async () => {
    await callContract(leaveChat, { orgId, chatId });
    toast.success(t('chats.givenBack'));
    setAsking(false);
  }, t('chats.giveBackFailed'));
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<AppIcon name="message-chatbot" size={18} />}
        onClick={() => (warning === undefined ? run() : setAsking(true))}
        loading={isBusy}
        loadingPosition="start"
      >
        {t('chats.giveBack')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={t('chats.giveBackTitle')}
        text={warning ?? ''}
        confirmLabel={t('chats.giveBackConfirm')}
        onConfirm={run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
