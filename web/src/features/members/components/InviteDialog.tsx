import Box from '@mui/material/Box';
import { inviteMember } from '@parlance/domain/contracts/members';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES, toLocale } from '@parlance/domain/locales';
import { useState } from 'react';
import type * as z from 'zod';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { toAssignableRole } from '../toAssignableRole.ts';
import { RoleField } from './RoleField.tsx';

interface InviteDialogProps {
  onClose: () => void;
}

type InviteInput = z.infer<typeof inviteMember.input>;

/** Failures that the person can do something about in the form. */
const INLINE: readonly string[] = ['already-member', 'already-invited', 'seat-limit-reached', 'rate-limited'];

function useFailureText(failure: AppError | undefined): string | undefined {
  const t = useTranslate();
  const errorText = useErrorText();
  const { org } = useMembership();
  // A trial's invitations are counted by the day, all others' by the hour.
  const isDaySpent = failure?.code === 'rate-limited' && org.plan === 'trial';
  if (isDaySpent) return t('members.trialInvitesUsed', { max: LIMITS.trialInvitesPerDay });
  return failure && errorText(failure);
}

/** Invites somebody by e-mail. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId, org } = useMembership();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError>();
  const failureText = useFailureText(failure);

  const send = async (input: InviteInput) => {
    await callContract(inviteMember, input);
    toast.success(t('members.invited', { email: input.email.trim() }));
    onClose();
  };
  const handleFailure = (error: unknown) => {
    setBusy(false);
    if (error instanceof AppError && INLINE.includes(error.code)) setFailure(error);
    else toast.failure(error, t('members.inviteFailed'));
  };
  const form = useForm({
    initial: { fullName: '', email: '', role: 'member', locale: org.locale },
    validate: (values) => inputErrors(t, inviteMember.input, values),
    onValid: ({ fullName, email, role, locale }) => {
      setBusy(true);
      setFailure(undefined);
      const input = { orgId, fullName, email, role: toAssignableRole(role), locale: toLocale(locale) };
      send(input).catch(handleFailure);
    },
  });
  return (
    <FormDialog
      title={t('members.inviteTitle')}
      submitLabel={t('members.inviteSubmit')}
      isBusy={isBusy}
      failure={failureText}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="fullName"
        label={t('members.fullName')}
        maxLength={LIMITS.nameCharacters}
        autoComplete="off"
      />
      <FormField form={form} name="email" type="email" label={t('form.email')} autoComplete="off" />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <RoleField form={form} />
        <FormField form={form} name="locale" label={t('members.mailLanguage')} select>
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {t(`settings.language.${locale}`)}
            </option>
          ))}
        </FormField>
      </Box>
    </FormDialog>
  );
}
