import { ForgotPasswordPage } from '#web/features/auth/components/ForgotPasswordPage.tsx';

export default function ForgotPassword() {
  return <ForgotPasswordPage />;
}
