import { requestPasswordReset } from '@parlance/domain/contracts/accounts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { emailFromState } from '../../emailFromState.ts';
import { LinkMailSent } from '../LinkMailSent.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

/** Has a link to a new password mailed. The answer is the same whether or not the address has an account. */
export default function ForgotPasswordPage() {
  const location = useLocation();
  const t = useTranslate();
  const { locale } = useLocale();
  const [sentTo, setSentTo] = useState<string>();
  const send = async (email: string) => {
    await callContract(requestPasswordReset, { email, locale });
    setSentTo(email);
  };
  if (sentTo !== undefined) {
    return <LinkMailSent text={t('forgot.sentText', { email: sentTo })} onResend={() => send(sentTo)} />;
  }
  return <ForgotPasswordForm email={emailFromState(location.state)} onSend={send} />;
}
