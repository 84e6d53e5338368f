import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { FormField } from '#web/components/forms/FormField.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useToast } from '#web/lib/toast/useToast.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { RoleField } from '../RoleField.tsx';
import { InviteeFields } from './InviteeFields.tsx';
import { useInvitees } from './useInvitees.ts';

interface InviteDialogProps {
  onClose: () => void;
}

/** Maximum invitations at once: the largest plan has no more seats to give. */
const MOST = 5;
/** Failures that the person can do something about in the form. */
const INLINE: readonly string[] = ['already-member', 'already-invited', 'seat-limit-reached', 'rate-limited'];

function isInline(failure: unknown): failure is AppError {
  return failure instanceof AppError && INLINE.includes(failure.code);
}

function useFailureText(): (failure: unknown) => string {
  const t = useTranslate();
  const errorText = useErrorText();
  const { org } = useMembership();
  return (failure) => {
    if (!isInline(failure)) return t('members.inviteFailed');
    // A trial's invitations are counted by the day, all others' by the hour.
    const isDaySpent = failure.code === 'rate-limited' && org.plan === 'trial';
    return isDaySpent ? t('members.trialInvitesUsed', { max: LIMITS.trialInvitesPerDay }) : errorText(failure);
  };
}

/** Invites people by e-mail, several at once where they get the same role. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { org } = useMembership();
  const failureText = useFailureText();
  const invitees = useInvitees(org.locale, (emails, reasons) => {
    const [email = ''] = emails;
    if (emails.length === 1) toast.success(t('members.invited', { email }));
    if (emails.length > 1) toast.success(t('members.invitedSeveral', { count: emails.length }));
    const other = reasons.find((reason) => !isInline(reason));
    if (other !== undefined) toast.failure(other, t('members.inviteFailed'));
    if (reasons.length === 0) onClose();
  });
  const { form, numbers, failures, isBusy, add, remove } = invitees;
  const isOne = numbers.length === 1;
  const failure = isOne ? failures.get(numbers[0] ?? 0) : undefined;
  return (
    <FormDialog
      title={t('members.inviteTitle')}
      submitLabel={isOne ? t('members.inviteSubmit') : t('members.inviteSubmitSeveral', { count: numbers.length })}
      isBusy={isBusy}
      failure={isInline(failure) ? failureText(failure) : undefined}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      {numbers.map((number, index) => (
        <InviteeFields
          key={number}
          form={form}
          number={number}
          place={index + 1}
          failure={isOne || !failures.has(number) ? undefined : failureText(failures.get(number))}
          onRemove={isOne ? undefined : () => remove(number)}
        />
      ))}
      {numbers.length < MOST && (
        <Button startIcon={<AppIcon name="plus" size={18} />} onClick={add} sx={{ alignSelf: 'flex-start' }}>
          {t('members.addInvitee')}
        </Button>
      )}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <RoleField form={form} />
        <FormField form={form} name="locale" label={t('members.mailLanguage')} select>
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {t(`language.${locale}`)}
            </option>
          ))}
        </FormField>
      </Box>
    </FormDialog>
  );
}
