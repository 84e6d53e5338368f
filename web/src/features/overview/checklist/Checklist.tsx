import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Stored, Live } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { useCollection } from '#web/lib/firestore/useCollection.ts';
import { ChecklistCard } from './ChecklistCard.tsx';
import { checklistOf } from './checklistOf.ts';
import { useChecklistHidden } from './useChecklistHidden.ts';

interface ChecklistProps {
  /** At least one. */
  chatbots: readonly Stored<Chatbot>[];
}

/** Reports whether the organization has had a conversation, live. One read. */
function useFirstConversation(): Live<boolean> {
  const { orgId } = useMembership();
  const latest = useCollection({ path: paths.chats(orgId), orderBy: ['lastMessageAt', 'desc'], limit: 1 }, chatSchema);
  return latest.status === 'ready' ? { status: 'ready', value: latest.value.length > 0 } : latest;
}

/** Remaining steps of the first hour, until all of them are done or the reader hides them. */
export function Checklist({ chatbots }: ChecklistProps) {
  const { profile, org } = useMembership();
  const canConfigure = useCan('chatbot.configure');
  const conversation = useFirstConversation();
  const { isHidden, hide } = useChecklistHidden();
  const newest = chatbots.at(-1);
  if (!canConfigure || isHidden || newest === undefined) return false;
  // Until it is known, the card stands there as it will: nothing moves when the answer comes.
  const hasConversation = conversation.status === 'ready' ? conversation.value : newest.seenOn !== null;
  const items = checklistOf({ chatbots, org, onboarding: profile.onboarding, hasConversation });
  if (items.every(({ isDone }) => isDone)) return false;
  return <ChecklistCard items={items} chatbotId={newest.id} onHide={hide} />;
}
