import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { sessionValue } from '#web/lib/browser/sessionValue.ts';
import { useChatbots } from '#web/lib/org/useChatbots.ts';

interface StartGateProps {
  children: ReactNode;
}

const LANDINGS: readonly string[] = [paths.dashboard(), paths.chatbots()];

interface MeetGateProps {
  children: ReactNode;
}

/** Chatbot that was shown in this tab, if any. */
const met = sessionValue('parlance-met');

/** Leads once, in each tab, to a chatbot that was tried before there was an account: it is older than its organization. */
function MeetGate({ children }: MeetGateProps) {
  const { org } = useMembership();
  const chatbots = useChatbots();
  const [first] = chatbots.status === 'ready' ? chatbots.value : [];
  const isTried = first !== undefined && first.createdAt < org.createdAt && met.read() === null;
  useEffect(() => {
    if (isTried) met.write(first.id);
  }, [isTried, first]);
  return isTried ? <Navigate to={paths.chatbotStart(first.id)} replace /> : children;
}

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
