import { requestSignInLink } from '@parlance/domain/contracts/accounts';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useSession } from '#web/lib/auth/session/useSession.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { emailFromState } from '../../emailFromState.ts';
import { useLinkToken } from '../../useLinkToken.ts';
import { LinkMailSent } from '../LinkMailSent.tsx';
import { AskForLink } from './AskForLink.tsx';
import { SignInWithLink } from './SignInWithLink.tsx';

/** Has a link mailed that signs in, and is the page behind it. The answer is the same whether or not the address has an account. */
export default function SignInLinkPage() {
  const location = useLocation();
  const t = useTranslate();
  const { locale } = useLocale();
  const { status } = useSession();
  const { token, discard } = useLinkToken('sign-in');
  // Another link may be opened in the tab that asked for it.
  const [spent, setSpent] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const send = async (email: string) => {
    await callContract(requestSignInLink, { email, locale });
    setSentTo(email);
  };
  // The page for signing in leads on to where the person wanted to be.
  if (status === 'confirmed') return <Navigate to={paths.signIn()} replace />;
  const leave = () => {
    discard();
    setSpent(token);
  };
  if (token !== '' && token !== spent) return <SignInWithLink token={token} onUsed={discard} onSpent={leave} />;
  if (sentTo !== undefined) {
    return <LinkMailSent text={t('signInLink.sentText', { email: sentTo })} onResend={() => send(sentTo)} />;
  }
  return <AskForLink email={emailFromState(location.state)} hasFailed={token !== ''} onSend={send} />;
}
