import { SignUpPage } from '#web/features/auth/components/SignUpPage.tsx';

export default function SignUp() {
  return <SignUpPage />;
}
