import Button from '@mui/material/Button';
import { joinChat } from '@parlance/domain/contracts/conversations/handover';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface TakeOverButtonProps {
  chatId: string;
  /** Somebody waits for it. */
  isWaiting: boolean;
}

/** Takes a conversation over from the chatbot. The bar then says so: a toast would lie over the field in which one writes. */
export function TakeOverButton({ chatId, isWaiting }: TakeOverButtonProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(joinChat, { orgId, chatId });
  }, t('chats.takeOverFailed'));
  return (
    <Button
      size="small"
      data-shortcut="take-over"
      variant={isWaiting ? 'contained' : 'outlined'}
      startIcon={<AppIcon name="user-circle" size={18} />}
      onClick={run}
      loading={isBusy}
      loadingPosition="start"
    >
      {t('chats.takeOver')}
    </Button>
  );
}
