import Box from '@mui/material/Box';
import { MembershipGate } from '#web/app/frame/gates/MembershipGate.tsx';
import { ThemeSwitch } from '#web/app/frame/top-bar/ThemeSwitch.tsx';
import { LanguageSwitch } from '#web/components/ui/LanguageSwitch.tsx';
import { PageFallback } from '#web/components/page/PageFallback.tsx';
import { Wordmark } from '#web/components/ui/Wordmark.tsx';
import { OnboardingPage } from '#web/features/onboarding/components/OnboardingPage.tsx';
import { useSession } from '#web/lib/auth/session/useSession.ts';
import { FirestoreGate } from '#web/lib/firestore/FirestoreGate.tsx';

/** The questionnaire on a page of its own. Whoever is not signed in was sent elsewhere by the guard above. */
export default function Onboarding() {
  const session = useSession();
  if (session.status !== 'confirmed') return <PageFallback />;
  return (
    <FirestoreGate>
      <MembershipGate uid={session.uid}>
        <Box
          component="header"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 2, sm: 4 }, minHeight: 64 }}
        >
          <Box sx={{ flex: 1, display: 'flex' }}>
            <Wordmark />
          </Box>
          <LanguageSwitch />
          <ThemeSwitch />
        </Box>
        <Box component="main" sx={{ px: { xs: 2, sm: 4 }, pt: { xs: 2, sm: 4 }, pb: 8 }}>
          <OnboardingPage />
        </Box>
      </MembershipGate>
    </FirestoreGate>
  );
}
