import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { MeetGate } from './MeetGate.tsx';

interface StartGateProps {
  children: ReactNode;
}

const LANDINGS: readonly string[] = [paths.dashboard(), paths.chatbots()];

/**
 * Leads the owner of a fresh organization to the first chatbot instead of empty lists, and to the one that was
 * tried before signing up. All other pages stay open, and those who
 * have answered or passed the questions of the checklist know their way.
 */
export function StartGate({ children }: StartGateProps) {
  const { profile, member, org } = useMembership();
  const { pathname, search } = useLocation();
  const isNew = profile.onboarding === null && member.role === 'owner';
  const isFresh = isNew && org.chatbotCount === 0;
  const isLanding = LANDINGS.includes(pathname) && search === '';
  if (isNew && org.chatbotCount === 1 && isLanding) return <MeetGate>{children}</MeetGate>;
  return isFresh && isLanding ? <Navigate to={paths.start()} replace /> : children;
}
