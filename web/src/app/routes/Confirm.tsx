import { ConfirmPage } from '#web/features/auth/components/ConfirmPage.tsx';

export default function Confirm() {
  return <ConfirmPage />;
}
