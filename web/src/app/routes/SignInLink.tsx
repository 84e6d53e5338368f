import { SignInLinkPage } from '#web/features/auth/components/sign-in-link/SignInLinkPage.tsx';

export default function SignInLink() {
  return <SignInLinkPage />;
}
