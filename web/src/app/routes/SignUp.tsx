import { SignUpPage } from '#web/features/auth/components/sign-up/SignUpPage.tsx';

export default function SignUp() {
  return <SignUpPage />;
}
