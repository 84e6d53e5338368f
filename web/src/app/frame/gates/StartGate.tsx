import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface StartGateProps {
  children: ReactNode;
}

const LANDINGS: readonly string[] = [paths.dashboard(), paths.chatbots()];

/**
 * Leads the owner of a fresh organization to the first chatbot instead of empty lists. All other pages stay open, and those who
 * have answered or passed the questions of the checklist know their way.
 */
export function StartGate({ children }: StartGateProps) {
  const { profile, member, org } = useMembership();
  const { pathname, search } = useLocation();
  const isFresh = profile.onboarding === null && member.role === 'owner' && org.chatbotCount === 0;
  const isLanding = LANDINGS.includes(pathname) && search === '';
  return isFresh && isLanding ? <Navigate to={paths.start()} replace /> : children;
}
