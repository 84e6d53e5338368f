import Typography from '@mui/material/Typography';
import { correctChat } from '@parlance/domain/contracts/conversations/chats';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { SENTIMENTS } from '@parlance/domain/documents/chats/classified';
import { LIMITS } from '@parlance/domain/limits';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Stored } from '#web/lib/live.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { correctionOf } from '../../correctionOf.ts';

interface CorrectDialogProps {
  chat: Stored<Chat>;
  onClose: () => void;
}

/** Corrects what was found of a conversation. Open as long as it is rendered. What is left as it was is not corrected. */
export function CorrectDialog({ chat, onClose }: CorrectDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const initial = { category: chat.category ?? '', topic: chat.topic ?? '', sentiment: chat.sentiment ?? '' };
  const { isBusy, failure, run } = useSubmit(async (values: typeof initial) => {
    const correction = correctionOf(initial, values);
    if (Object.keys(correction).length > 0) {
      await callContract(correctChat, { orgId, chatId: chat.id, ...correction });
      toast.success(t('chats.correctedToast'));
    }
    onClose();
  });
  const form = useForm({
    initial,
    validate: (values) => inputErrors(t, correctChat.input, correctionOf(initial, values)),
    onValid: run,
  });
  return (
    <FormDialog
      title={t('chats.correct')}
      submitLabel={t('chats.reviseSave')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error, t('chats.correctFailed'))}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('chats.correctText')}</Typography>
      <FormField
        form={form}
        name="category"
        label={t('chats.category')}
        maxLength={LIMITS.categoryCharacters}
        isOptional
      />
      <FormField form={form} name="topic" label={t('chats.topic')} maxLength={LIMITS.topicCharacters} isOptional />
      <FormField form={form} name="sentiment" label={t('chats.sentiment')} select isOptional>
        {chat.sentiment === null && <option value="">{t('form.choose')}</option>}
        {SENTIMENTS.map((sentiment) => (
          <option key={sentiment} value={sentiment}>
            {t(`sentiment.${sentiment}`)}
          </option>
        ))}
      </FormField>
    </FormDialog>
  );
}
