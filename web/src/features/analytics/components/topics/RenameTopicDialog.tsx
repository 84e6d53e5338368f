import Typography from '@mui/material/Typography';
import { renameTopic } from '@parlance/domain/contracts/topics';
import { LIMITS } from '@parlance/domain/limits';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import type { NamedTopic } from './NamedTopic.ts';

interface RenameTopicDialogProps {
  topic: NamedTopic;
  onClose: () => void;
}

/** Gives a topic another name. Open as long as it is rendered. */
export function RenameTopicDialog({ topic: { id: topicId, name, version }, onClose }: RenameTopicDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const { isBusy, failure, run } = useSubmit(async (values: { name: string }) => {
    await callContract(renameTopic, { orgId, topicId, version, name: values.name });
    toast.success(t('topics.renamedToast'));
    onClose();
  });
  const form = useForm({
    initial: { name },
    validate: (values) => inputErrors(t, renameTopic.input, { orgId, topicId, version, ...values }),
    onValid: run,
  });
  return (
    <FormDialog
      title={t('topics.renameTitle')}
      submitLabel={t('topics.renameSubmit')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error, t('topics.changeFailed'))}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('topics.renameText')}</Typography>
      <FormField form={form} name="name" label={t('topics.name')} maxLength={LIMITS.topicCharacters} />
    </FormDialog>
  );
}
