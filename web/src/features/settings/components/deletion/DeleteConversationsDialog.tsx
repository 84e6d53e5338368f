import Typography from '@mui/material/Typography';
import { deleteConversations } from '@parlance/domain/contracts/chatbots';
import { paths } from '@parlance/domain/paths';
import { TypedConfirmDialog } from '#web/components/dialogs/TypedConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCount } from '#web/lib/firestore/useCount.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface DeleteConversationsDialogProps {
  chatbotId: string;
  onClose: () => void;
}

/** Word to type, in every language. */
const WORD = 'delete';

/** Asks before all conversations of a chatbot are deleted. */
export function DeleteConversationsDialog({ chatbotId, onClose }: DeleteConversationsDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const chats = useCount({ path: paths.chats(orgId), field: 'chatbotId', equals: chatbotId });
  const { isBusy, run } = useAction(async () => {
    await callContract(deleteConversations, { orgId, chatbotId, confirmation: WORD });
    toast.success(t('generalSettings.conversationsBegun'));
    onClose();
  }, t('generalSettings.conversationsFailed'));
  return (
    <TypedConfirmDialog
      title={t('generalSettings.conversationsTitle')}
      expected={WORD}
      label={t('generalSettings.typeWord', { word: WORD })}
      confirmLabel={t('generalSettings.deleteConversations')}
      isBusy={isBusy}
      isBlocked={chats.status === 'ready' && chats.value === 0}
      onConfirm={run}
      onClose={onClose}
    >
      <Typography>
        {chats.status === 'ready'
          ? t('generalSettings.conversationsLoss', { count: chats.value })
          : t('generalSettings.conversationsText')}
      </Typography>
    </TypedConfirmDialog>
  );
}
