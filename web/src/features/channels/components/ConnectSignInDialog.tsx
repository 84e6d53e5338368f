import DialogContentText from '@mui/material/DialogContentText';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { MAIL_SIGN_INS, type MailSignIn } from '@parlance/domain/channels/MAIL_SIGN_INS';
import { beginMailSignIn } from '@parlance/domain/contracts/channels';
import { emailField } from '@parlance/domain/fields';
import { useId, useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { useRuntimeConfig } from '#web/lib/firebase/useRuntimeConfig.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { pendingSignIn } from '../mailbox/pendingSignIn.ts';
import { MailAddressFields } from './MailAddressFields.tsx';
import { MailWayField, type MailWays } from './MailWayField.tsx';

interface ConnectSignInDialogProps {
  chatbotId: string;
  ways: MailWays;
  onClose: () => void;
}

/** Connects a mailbox by its owner's consent, on a page of the provider's that leads back to `MailSignInPage`. */
export function ConnectSignInDialog({ chatbotId, ways, onClose }: ConnectSignInDialogProps) {
  const t = useTranslate();
  const id = useId();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const { mailSignIns } = useRuntimeConfig();
  const [provider, setProvider] = useState<MailSignIn>(mailSignIns[0] ?? 'google');
  const { isBusy, failure, run } = useSubmit(async (address: string, senderName: string) => {
    const { url } = await callContract(beginMailSignIn, { orgId, chatbotId, provider, address });
    pendingSignIn.keep({ chatbotId, provider, address, senderName });
    window.location.assign(url);
  });
  const form = useForm({
    initial: { address: '', senderName: '' },
    validate: ({ address, senderName }) => ({
      address: emailField.safeParse(address).success ? undefined : t('form.emailInvalid'),
      senderName: senderName.trim() === '' ? t('form.required') : undefined,
    }),
    onValid: ({ address, senderName }) => run(address, senderName),
  });
  return (
    <FormDialog
      title={t('channels.connectTo', { service: t('channel.email') })}
      submitLabel={t('channels.email.signIn', { provider: t(`provider.${provider}`) })}
      isBusy={isBusy}
      failure={failure && errorText(failure.error)}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <MailWayField ways={ways} />
      <DialogContentText>{t('channels.email.signInText')}</DialogContentText>
      <FormControl>
        <FormLabel id={id}>{t('channels.email.provider')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={provider}
          onChange={(event) => setProvider(MAIL_SIGN_INS.find((name) => name === event.target.value) ?? provider)}
        >
          {mailSignIns.map((name) => (
            <FormControlLabel key={name} value={name} control={<Radio />} label={t(`provider.${name}`)} />
          ))}
        </RadioGroup>
      </FormControl>
      <MailAddressFields form={form} />
    </FormDialog>
  );
}
