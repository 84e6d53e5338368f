import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { reviseAnswer } from '@parlance/domain/contracts/conversations/chats';
import type { AnswerMessage } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import { useIntl } from 'react-intl';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Stored } from '#web/lib/live.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { withoutMarks } from '../../messages/withoutMarks.ts';

interface ReviseDialogProps {
  chatId: string;
  answer: Stored<AnswerMessage>;
  /** The question that the new answer will be given to; undefined where it is gone. */
  question: string | undefined;
  onClose: () => void;
}

/** Writes a better answer, which replaces this one and is given to the next visitor with its question. Open as long as it is rendered. */
export function ReviseDialog({ chatId, answer, question, onClose }: ReviseDialogProps) {
  const t = useTranslate();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();

  const { isBusy, failure, run } = useSubmit(async (text: string) => {
    await callContract(reviseAnswer, { orgId, chatId, messageId: answer.id, text });
    toast.success(t('chats.revisedToast'));
    onClose();
  });
  const form = useForm({
    initial: { text: withoutMarks(answer.text) },
    validate: (values) => inputErrors(t, reviseAnswer.input, values, { text: { invalid: t('qa.invalid') } }),
    onValid: ({ text }) => run(text),
  });
  return (
    <FormDialog
      title={t('chats.revise')}
      submitLabel={t('chats.reviseSave')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error, t('chats.reviseFailed'))}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography color="textSecondary">{t('chats.reviseText')}</Typography>
        {question !== undefined && (
          <Typography component="blockquote" sx={{ m: 0, mt: 1, fontWeight: 600 }}>
            {t('chats.quote', { quote: question })}
          </Typography>
        )}
      </Box>
      <FormField
        form={form}
        name="text"
        label={t('qa.answer')}
        helperText={`${intl.formatNumber(form.values.text.length)} / ${intl.formatNumber(LIMITS.qaAnswerCharacters)}`}
        maxLength={LIMITS.qaAnswerCharacters}
        multiline
      />
    </FormDialog>
  );
}
