import { saveOwnView, saveTeamView } from '@parlance/domain/contracts/conversations/views';
import type { View } from '@parlance/domain/documents/organizations/view';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Stored } from '#web/lib/live.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** View to be saved: the filters as they are now, or, under another name, a view that is there. */
export interface ViewDraft {
  view: Stored<View> | undefined;
  query: string;
}

interface SaveViewDialogProps {
  draft: ViewDraft;
  onClose: () => void;
}

/** Names a view, and says whose it is. Open as long as it is rendered. */
export function SaveViewDialog({ draft: { view, query }, onClose }: SaveViewDialogProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const canShare = useCan('chat.write');
  // The same id until it is stored: sent twice, it is one.
  const [viewId] = useState(() => view?.id ?? newId());
  const { isBusy, failure, run } = useSubmit(async ({ name, scope }: { name: string; scope: string }) => {
    await callContract(scope === 'team' ? saveTeamView : saveOwnView, { orgId, viewId, name, query });
    onClose();
  });
  const form = useForm({
    initial: { name: view?.name ?? '', scope: view?.ownerUid === null ? 'team' : 'own' },
    validate: ({ name }) => inputErrors(t, saveOwnView.input, { name }),
    onValid: run,
  });
  return (
    <FormDialog
      title={view === undefined ? t('views.save') : t('views.rename', { name: view.name })}
      submitLabel={t('chats.reviseSave')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error, t('views.saveFailed'))}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={t('views.name')} maxLength={LIMITS.viewNameCharacters} />
      {view === undefined && canShare && (
        <FormField form={form} name="scope" label={t('views.scope')} select>
          <option value="own">{t('views.own')}</option>
          <option value="team">{t('views.team')}</option>
        </FormField>
      )}
    </FormDialog>
  );
}
