import Typography from '@mui/material/Typography';
import { deleteChatbot } from '@parlance/domain/contracts/chatbots';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import { TypedConfirmDialog } from '#web/components/dialogs/TypedConfirmDialog.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { type Count, useCount } from '#web/lib/firestore/useCount.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface DeleteChatbotDialogProps {
  chatbot: Stored<Chatbot>;
  onClose: () => void;
}

function figure(count: Count): number {
  return count.status === 'ready' ? count.value : 0;
}

/** Asks before a chatbot is deleted with everything that it owns. The page itself then shows how far that is. */
export function DeleteChatbotDialog({ chatbot, onClose }: DeleteChatbotDialogProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const ofChatbot = { field: 'chatbotId', equals: chatbot.id };
  const chats = useCount({ path: paths.chats(orgId), ...ofChatbot });
  const leads = useCount({ path: paths.leads(orgId), ...ofChatbot });
  const sources = useCount({ path: paths.sources(orgId), ...ofChatbot });
  const isCounted = [chats, leads, sources].every(({ status }) => status === 'ready');
  const { isBusy, run } = useAction(async (name: string) => {
    await callContract(deleteChatbot, { orgId, chatbotId: chatbot.id, name });
    onClose();
  }, t('generalSettings.chatbotFailed'));
  return (
    <TypedConfirmDialog
      title={t('generalSettings.chatbotDialogTitle', { name: chatbot.name })}
      expected={chatbot.name}
      label={t('generalSettings.typeName', { name: chatbot.name })}
      confirmLabel={t('generalSettings.deleteChatbot')}
      isBusy={isBusy}
      onConfirm={run}
      onClose={onClose}
    >
      <Typography>
        {isCounted
          ? t('generalSettings.chatbotLoss', {
              chats: figure(chats),
              leads: figure(leads),
              sources: figure(sources),
            })
          : t('generalSettings.chatbotText')}
      </Typography>
    </TypedConfirmDialog>
  );
}
