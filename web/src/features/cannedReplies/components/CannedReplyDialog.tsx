import DialogContentText from '@mui/material/DialogContentText';
import { CANNED_REPLY_TOKENS } from '@parlance/domain/cannedReplies/fillCannedReply';
import { saveCannedReply } from '@parlance/domain/contracts/conversations/cannedReplies';
import type { CannedReply } from '@parlance/domain/documents/organizations/cannedReply';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useCannedReplyForm } from '../useCannedReplyForm.ts';

interface CannedReplyDialogProps {
  /** Missing for a new one. */
  reply?: Stored<CannedReply>;
  onClose: () => void;
}

/** Makes or changes a canned reply: of the version that was opened, so that nothing that others save meanwhile is lost. */
export function CannedReplyDialog({ reply, onClose }: CannedReplyDialogProps) {
  const t = useTranslate();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const [replyId] = useState(() => reply?.id ?? newId());
  const { isBusy, failure, run } = useSubmit(async (shortcut: string, title: string, texts: CannedReply['texts']) => {
    const version = reply?.version ?? 0;
    await callContract(saveCannedReply, { orgId, replyId, version, shortcut, title, texts });
    toast.success(t('cannedReplies.saved'));
    onClose();
  });
  const form = useCannedReplyForm(reply, run);
  const text = { form, multiline: true, isOptional: true, maxLength: LIMITS.cannedReplyCharacters } as const;
  return (
    <FormDialog
      title={t(reply === undefined ? 'cannedReplies.create' : 'cannedReplies.editTitle')}
      submitLabel={t('settings.save')}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <DialogContentText>
        {t('cannedReplies.tokens', {
          tokens: intl.formatList(CANNED_REPLY_TOKENS.map((token) => `{${token}}`)),
          example: `{visitor|${t('cannedReplies.tokenFallback')}}`,
        })}
      </DialogContentText>
      <FormField
        form={form}
        name="shortcut"
        label={t('cannedReplies.shortcut')}
        helperText={t('cannedReplies.shortcutHint')}
        maxLength={LIMITS.cannedReplyShortcutCharacters + 1}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="title"
        label={t('cannedReplies.name')}
        maxLength={LIMITS.cannedReplyTitleCharacters}
        autoComplete="off"
      />
      {LOCALES.map((locale) => (
        <FormField key={locale} {...text} name={locale} label={t(`cannedReplies.text.${locale}`)} />
      ))}
    </FormDialog>
  );
}
