import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { sessionValue } from '#web/lib/browser/sessionValue.ts';
import { useChatbots } from '#web/lib/org/useChatbots.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface MeetGateProps {
  children: ReactNode;
}

/** Chatbot that was shown in this tab, if any. */
const met = sessionValue('parlance-met');

/** Leads once, in each tab, to a chatbot that was tried before there was an account: it is older than its organization. */
export function MeetGate({ children }: MeetGateProps) {
  const { org } = useMembership();
  const chatbots = useChatbots();
  const [first] = chatbots.status === 'ready' ? chatbots.value : [];
  const isTried = first !== undefined && first.createdAt < org.createdAt && met.read() === null;
  useEffect(() => {
    if (isTried) met.write(first.id);
  }, [isTried, first]);
  return isTried ? <Navigate to={paths.chatbotStart(first.id)} replace /> : children;
}
