import { SignInPage } from '#web/features/auth/components/sign-in/SignInPage.tsx';

export default function SignIn() {
  return <SignInPage />;
}
