import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { requestSignInLink } from '@parlance/domain/contracts/accounts';
import { FormField } from '#web/components/forms/FormField.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { inputErrors } from '#web/lib/forms/inputErrors.ts';
import { AuthHeading } from '../AuthHeading.tsx';
import { FormAlert } from '../FormAlert.tsx';

interface AskForLinkProps {
  /** The address that was typed in at sign-in; empty where there was none. */
  email: string;
  /** A link led here that does not work, or no longer. */
  hasFailed: boolean;
  onSend: (email: string) => Promise<void>;
}

export function AskForLink({ email: initialEmail, hasFailed, onSend }: AskForLinkProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const { isBusy, failure, run } = useSubmit(onSend);
  const form = useForm<'email'>({
    initial: { email: initialEmail },
    validate: (values) => inputErrors(t, requestSignInLink.input, values),
    onValid: ({ email }) => run(email.trim()),
  });
  return (
    <Stack component="form" onSubmit={form.onSubmit} noValidate spacing={2.5}>
      <Box role={hasFailed ? 'alert' : undefined}>
        <AuthHeading
          title={t(hasFailed ? 'confirmSpent.title' : 'signInLink.title')}
          text={t(hasFailed ? 'signInLink.spentText' : 'signInLink.text')}
        />
      </Box>
      <FormAlert>{failure && errorText(failure.error)}</FormAlert>
      <FormField form={form} name="email" type="email" label={t('form.email')} autoComplete="username" />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('signInLink.submit')}
      </Button>
      <Typography>
        <MuiLink component={PageLink} to={paths.signIn()}>
          {t('forgot.toSignIn')}
        </MuiLink>
      </Typography>
    </Stack>
  );
}
