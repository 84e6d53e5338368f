import { SignUpConfirmPage } from '#web/features/auth/components/sign-up/SignUpConfirmPage.tsx';

export default function SignUpConfirm() {
  return <SignUpConfirmPage />;
}
