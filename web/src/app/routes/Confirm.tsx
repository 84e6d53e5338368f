import { ConfirmPage } from '#web/features/auth/components/confirm/ConfirmPage.tsx';

export default function Confirm() {
  return <ConfirmPage />;
}
