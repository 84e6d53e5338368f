import { SignInPage } from '#web/features/auth/components/SignInPage.tsx';

export default function SignIn() {
  return <SignInPage />;
}
