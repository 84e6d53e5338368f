import { useNavigate } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SigningInFrame } from './SigningInFrame.tsx';
import { useSigningIn } from './useSigningIn.ts';

/** Signing up with a provider is signing in: the sign-in page then knows where to go. */
export function ProviderSignIn() {
  const navigate = useNavigate();
  const signingIn = useSigningIn(() => void navigate(paths.signIn()));
  return (
    <SigningInFrame signingIn={signingIn}>
      <ProviderButtons isBusy={signingIn.state.kind === 'busy'} onChoose={signingIn.withProvider} />
    </SigningInFrame>
  );
}
