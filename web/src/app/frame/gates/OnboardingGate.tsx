import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface OnboardingGateProps {
  children: ReactNode;
}

/** Sends the owner of a fresh organization to the questionnaire once. Whoever was invited never sees it unasked. */
export function OnboardingGate({ children }: OnboardingGateProps) {
  const { profile, member } = useMembership();
  if (profile.onboarding === null && member.role === 'owner') return <Navigate to={paths.onboarding()} replace />;
  return children;
}
