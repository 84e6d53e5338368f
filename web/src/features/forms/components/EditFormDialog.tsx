import { saveForm } from '@parlance/domain/contracts/forms/forms';
import type { FormContent } from '@parlance/domain/documents/forms/form';
import type { StoredForm } from '@parlance/domain/documents/forms/storedForm';
import { newId } from '@parlance/domain/ids';
import { useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useFormEditor } from '../useFormEditor.ts';
import { FormFields } from './FormFields.tsx';

interface EditFormDialogProps {
  chatbotId: string;
  /** Missing for a new one. */
  form?: Stored<StoredForm>;
  /** Initial content: a template, or the form as it is stored. */
  begun: FormContent;
  onClose: () => void;
}

/** Makes or changes a form. It is saved over the version that was opened, and over no other. */
export function EditFormDialog({ chatbotId, form, begun, onClose }: EditFormDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const [{ formId, version }] = useState(() => ({ formId: form?.id ?? newId(), version: form?.version ?? 0 }));
  const { isBusy, failure, run } = useSubmit(async (content: FormContent) => {
    await callContract(saveForm, { orgId, chatbotId, formId, version, content });
    toast.success(t('forms.saved'));
    onClose();
  });
  const editor = useFormEditor(begun, run);
  return (
    <FormDialog
      title={t(form === undefined ? 'forms.createTitle' : 'forms.editTitle')}
      submitLabel={t('settings.save')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={editor.form.onSubmit}
      onClose={onClose}
    >
      <FormFields {...editor} />
    </FormDialog>
  );
}
