import Typography from '@mui/material/Typography';
import { mergeTopics } from '@parlance/domain/contracts/topics';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import type { TopicRow } from '../../views/topicRows.ts';
import type { NamedTopic } from './NamedTopic.ts';

interface MergeTopicDialogProps {
  topic: NamedTopic;
  others: readonly TopicRow[];
  onClose: () => void;
}

/** Adds a topic to another one, whose name stays. Open as long as it is rendered. */
export function MergeTopicDialog({ topic, others, onClose }: MergeTopicDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const { isBusy, failure, run } = useSubmit(async ({ into }: { into: string }) => {
    await callContract(mergeTopics, { orgId, intoId: into, topicIds: [topic.id] });
    const target = others.find(({ id }) => id === into)?.name ?? '';
    toast.success(t('topics.mergedToast', { topic: topic.name, target }));
    onClose();
  });
  const form = useForm({ initial: { into: others[0]?.id ?? '' }, validate: () => ({}), onValid: run });
  return (
    <FormDialog
      title={t('topics.mergeTitle', { topic: topic.name })}
      submitLabel={t('topics.mergeSubmit')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error, t('topics.changeFailed'))}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('topics.mergeText', { count: topic.conversations })}</Typography>
      <FormField form={form} name="into" label={t('topics.into')} select>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormField>
    </FormDialog>
  );
}
