import DialogContentText from '@mui/material/DialogContentText';
import { createAccessKey } from '@parlance/domain/contracts/accessKeys';
import type { AccessScope } from '@parlance/domain/documents/organizations/accessKey';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';

interface CreateKeyDialogProps {
  onClose: () => void;
}

/** Names a new key and says what it may do, then shows it once. */
export function CreateKeyDialog({ onClose }: CreateKeyDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const [key, setKey] = useState<string>();
  const [scopes, setScopes] = useState<readonly AccessScope[]>([]);
  const { isBusy, failure, run } = useSubmit(async (name: string) => {
    setKey((await callContract(createAccessKey, { orgId, name, scopes: [...scopes] })).key);
  });
  const form = useForm({
    // `scopes` is in it for its error alone.
    initial: { keyName: '', scopes: '' },
    validate: ({ keyName }) => ({
      keyName: inputErrors(t, createAccessKey.input, { name: keyName })['name'],
      scopes: scopes.length === 0 ? t('accessKeys.scopesMissing') : undefined,
    }),
    onValid: ({ keyName }) => run(keyName),
  });
  const handleSaved = () => {
    toast.success(t('accessKeys.made', { name: form.values.keyName.trim() }));
    onClose();
  };
  if (key !== undefined) return <NewKeyDialog secret={key} scopes={scopes} onClose={handleSaved} />;
  return (
    <FormDialog
      title={t('accessKeys.createTitle')}
      submitLabel={t('accessKeys.create')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <DialogContentText>{t('accessKeys.createText')}</DialogContentText>
      <FormField
        form={form}
        name="keyName"
        label={t('accessKeys.name')}
        helperText={t('accessKeys.nameHint')}
        maxLength={LIMITS.nameCharacters}
        autoComplete="off"
      />
      <ScopeChoice scopes={scopes} error={form.errorOf('scopes')} onChange={setScopes} />
    </FormDialog>
  );
}
