import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { setActionToken } from '@parlance/domain/contracts/actions/actions';
import { LIMITS } from '@parlance/domain/limits';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import type { ActionDialogOf } from './ActionDialogOf.ts';

/** Sets, replaces or removes the business's own token. Nobody can read it afterwards. */
export function TokenDialog({ chatbotId, action, onClose }: ActionDialogOf) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const { isBusy, failure, run } = useSubmit(async (bearer: string | null) => {
    await callContract(setActionToken, { orgId, chatbotId, actionId: action.id, bearer });
    toast.success(t(bearer === null ? 'actions.tokenRemoved' : 'actions.tokenSaved'));
    onClose();
  });
  const form = useForm({
    initial: { token: '' },
    validate: ({ token }) => ({
      token: /^[\x21-\x7e]+$/.test(token.trim()) ? undefined : t('actions.tokenInvalid'),
    }),
    onValid: ({ token }) => run(token.trim()),
  });
  return (
    <FormDialog
      title={t('actions.tokenTitle')}
      submitLabel={t(action.hasToken ? 'actions.tokenReplace' : 'actions.tokenSet')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <DialogContentText>{t(action.hasToken ? 'actions.tokenThere' : 'actions.tokenText')}</DialogContentText>
      <FormField
        form={form}
        name="token"
        type="password"
        label={t('actions.token')}
        maxLength={LIMITS.actionTokenCharacters}
        autoComplete="off"
      />
      {action.hasToken && (
        <Button color="error" disabled={isBusy} onClick={() => run(null)} sx={{ alignSelf: 'start' }}>
          {t('actions.tokenRemove')}
        </Button>
      )}
    </FormDialog>
  );
}
