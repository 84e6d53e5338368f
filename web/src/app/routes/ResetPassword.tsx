import { useLocation } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { ResetPasswordPage } from '#web/features/auth/components/reset/ResetPasswordPage.tsx';

/** The mail's language is in the address. */
export default function ResetPassword() {
  const { pathname } = useLocation();
  return <ResetPasswordPage language={pathname.startsWith(paths.resetPassword('de')) ? 'de' : 'en'} />;
}
