import { saveQa } from '@parlance/domain/contracts/sources/sources';
import type { QaSource } from '@parlance/domain/documents/knowledge/source';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
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

interface QaDialogProps {
  chatbotId: string;
  /** Undefined for a new one. */
  source: Stored<QaSource> | undefined;
  /** The question of a new one, where it is known. */
  question?: string | undefined;
  onClose: () => void;
}

/** Writes a question with its answer. Open as long as it is rendered. */
export function QaDialog({ chatbotId, source, question = '', onClose }: QaDialogProps) {
  const t = useTranslate();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const isNew = source === undefined;
  const [sourceId] = useState(() => source?.id ?? newId());

  const { isBusy, failure, run } = useSubmit(async (asked: string, answer: string) => {
    await callContract(saveQa, { orgId, chatbotId, sourceId, question: asked, answer });
    toast.success(t(isNew ? 'qa.created' : 'qa.updated'));
    onClose();
  });
  const texts = { missing: t('qa.empty'), invalid: t('qa.invalid') };
  const form = useForm({
    initial: { question: source?.question ?? question, answer: source?.answer ?? '' },
    validate: (values) => inputErrors(t, saveQa.input, values, { question: texts, answer: texts }),
    onValid: (values) => run(values.question, values.answer),
  });
  const counter = (text: string, max: number) => `${intl.formatNumber(text.length)} / ${intl.formatNumber(max)}`;
  return (
    <FormDialog
      title={t(isNew ? 'qa.createTitle' : 'qa.editTitle')}
      submitLabel={t(isNew ? 'qa.create' : 'qa.save')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error, t(isNew ? 'qa.createFailed' : 'qa.updateFailed'))}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="question"
        label={t('qa.question')}
        helperText={counter(form.values.question, LIMITS.questionCharacters)}
        maxLength={LIMITS.questionCharacters}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="answer"
        label={t('qa.answer')}
        helperText={counter(form.values.answer, LIMITS.qaAnswerCharacters)}
        maxLength={LIMITS.qaAnswerCharacters}
        multiline
      />
    </FormDialog>
  );
}
