import { useLocation } from 'react-router';
import { publicLocale } from '#web/app/public/publicLocale.ts';
import { ResetPasswordPage } from '#web/features/auth/components/reset/ResetPasswordPage.tsx';

/** The mail's language is in the address. */
export default function ResetPassword() {
  const { pathname } = useLocation();
  return <ResetPasswordPage language={publicLocale(pathname)} />;
}
