import { ForgotPasswordPage } from '#web/features/auth/components/reset/ForgotPasswordPage.tsx';

export default function ForgotPassword() {
  return <ForgotPasswordPage />;
}
