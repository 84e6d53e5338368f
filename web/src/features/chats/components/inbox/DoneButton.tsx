import Button from '@mui/material/Button';
import { markChatDone } from '@parlance/domain/contracts/conversations/chats';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface DoneButtonProps {
  chatId: string;
  onDone: () => void;
}

/** Says that nothing is left to do in a conversation, which leaves the inbox's queues. */
export function DoneButton({ chatId, onDone }: DoneButtonProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const { isBusy, run } = useAction(async () => {
    await callContract(markChatDone, { orgId, chatId, isDone: true });
    onDone();
  }, t('inbox.doneFailed'));
  return (
    <Button
      size="small"
      variant="outlined"
      data-shortcut="done"
      startIcon={<AppIcon name="check" size={18} />}
      onClick={() => run()}
      loading={isBusy}
      loadingPosition="start"
    >
      {t('inbox.done')}
    </Button>
  );
}
