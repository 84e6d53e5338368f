import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { setUpInvitedAccount } from '@parlance/domain/contracts/members';
import { LIMITS } from '@parlance/domain/limits';
import { useNavigate } from 'react-router';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { paths } from '#web/config/paths.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { signIn } from '#web/lib/auth/sign-in/signIn.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { OpenInvite } from '../../OpenInvite.ts';
import { FormAlert } from '../FormAlert.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { type InviteProblem, useInviteAction } from './useInviteAction.ts';

interface InviteSetUpProps {
  token: string;
  invite: OpenInvite;
  onProblem: (problem: InviteProblem) => void;
  onJoined: () => void;
  onAccountFound: () => void;
}

type SetUpField = 'fullName' | 'password' | 'repeat';

/** A new account for an invited person: the mail has confirmed the address already. */
export function InviteSetUp({ token, invite, onProblem, onJoined, onAccountFound }: InviteSetUpProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { locale } = useLocale();
  const { isBusy, failure, run } = useInviteAction(
    invite,
    onProblem,
    async ({ fullName, password }: Readonly<Record<SetUpField, string>>) => {
      try {
        await callContract(setUpInvitedAccount, { token, fullName, password, locale });
      } catch (error) {
        if (toAppError(error).code !== 'token-other-account') throw error;
        onAccountFound();
        return;
      }
      onJoined();
      toast.success(t('invite.joined', { organization: invite.organizationName }));
      // The account is there in any case: who can't be signed in now does so on the page that follows.
      await signIn(invite.email, password).catch(() => undefined);
      await navigate(paths.signIn(), { replace: true });
    },
  );
  const form = useForm<SetUpField>({
    initial: { fullName: invite.fullName, password: '', repeat: '' },
    validate: (values) => ({
      ...inputErrors(t, setUpInvitedAccount.input, values),
      repeat: values.repeat === values.password ? undefined : t('form.passwordMismatch'),
    }),
    onValid: run,
  });
  return (
    <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2.5}>
      <Typography color="textSecondary">{t('invite.setUpText')}</Typography>
      <FormAlert title={t('gate.setupFailed')}>{failure && errorText(failure.error)}</FormAlert>
      <TextField
        id="field-email"
        type="email"
        label={t('form.email')}
        value={invite.email}
        autoComplete="username"
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <FormField
        form={form}
        name="fullName"
        label={t('signup.fullName')}
        autoComplete="name"
        maxLength={LIMITS.nameCharacters}
      />
      <NewPasswordFields form={form} email={invite.email} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('invite.submit')}
      </Button>
    </Stack>
  );
}
