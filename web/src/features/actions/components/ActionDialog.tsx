import { createAction, updateAction } from '@parlance/domain/contracts/actions/actions';
import type { ActionFields } from '@parlance/domain/documents/actions/action';
import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import { useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { SecretDialog } from '#web/components/dialogs/SecretDialog.tsx';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { useActionForm } from '../useActionForm.ts';
import { ActionFormFields } from './ActionFormFields.tsx';

interface ActionDialogProps {
  chatbotId: string;
  /** Missing for a new one, whose secret is shown once afterwards. */
  action?: Stored<StoredAction>;
  onClose: () => void;
}

/** Makes or changes an action. */
export function ActionDialog({ chatbotId, action, onClose }: ActionDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const [secret, setSecret] = useState<string>();
  const { isBusy, failure, run } = useSubmit(async (fields: ActionFields) => {
    if (action === undefined) {
      setSecret((await callContract(createAction, { orgId, chatbotId, fields })).secret);
      return;
    }
    await callContract(updateAction, { orgId, chatbotId, actionId: action.id, fields });
    toast.success(t('actions.saved'));
    onClose();
  });
  const form = useActionForm(action && fieldsOf(action), run);
  if (secret !== undefined) return <SecretDialog title={t('actions.secretTitle')} secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      title={t(action === undefined ? 'actions.createTitle' : 'actions.editTitle')}
      submitLabel={t('settings.save')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={form.form.onSubmit}
      onClose={onClose}
    >
      <ActionFormFields {...form} />
    </FormDialog>
  );
}
