import { PageFallback } from '#web/components/page/PageFallback.tsx';
import { CompleteSignUpPage } from '#web/features/auth/components/sign-up/CompleteSignUpPage.tsx';
import { useSessionUser } from '#web/lib/auth/session/useSessionUser.ts';
import { FirestoreGate } from '#web/lib/firestore/FirestoreGate.tsx';

export default function CompleteSignUp() {
  const user = useSessionUser();
  if (!user) return <PageFallback />;
  return (
    <FirestoreGate>
      <CompleteSignUpPage key={user.id} user={user} />
    </FirestoreGate>
  );
}
