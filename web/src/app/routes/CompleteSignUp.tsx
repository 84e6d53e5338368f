import { PageFallback } from '#web/components/PageFallback.tsx';
import { CompleteSignUpPage } from '#web/features/auth/components/CompleteSignUpPage.tsx';
import { useSessionUser } from '#web/lib/auth/useSessionUser.ts';
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
