import type { Outgoing } from '../../Outgoing.ts';
import type { Outbox } from '../../useOutbox.ts';
import { OutgoingMessage } from './OutgoingMessage.tsx';

interface PendingMessagesProps {
  outbox: Outbox;
  pending: readonly Outgoing[];
}

/** An agent's messages that the conversation does not show yet. */
export function PendingMessages({ outbox, pending }: PendingMessagesProps) {
  return pending.map((entry) => (
    <OutgoingMessage
      key={entry.id}
      entry={entry}
      onRetry={() => outbox.retry(entry)}
      onDiscard={() => outbox.discard([entry.id])}
    />
  ));
}
