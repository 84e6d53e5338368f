import { SignUpConfirmPage } from '#web/features/auth/components/SignUpConfirmPage.tsx';

export default function SignUpConfirm() {
  return <SignUpConfirmPage />;
}
