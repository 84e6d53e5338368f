import type { Message } from '@parlance/domain/documents/chats/message';
import { useEffect, useEffectEvent } from 'react';
import type { Stored } from '#web/lib/live.ts';
import type { Outgoing } from './Outgoing.ts';
import type { Outbox } from './useOutbox.ts';

/** Messages written to a conversation that are not among its `messages` yet. Those that have arrived there leave the outbox. */
export function usePending(
  { entries, discard }: Outbox,
  chatId: string,
  messages: readonly Stored<Message>[],
): readonly Outgoing[] {
  const stored = new Set(messages.map(({ id }) => id));
  const arrived = entries.filter(({ id }) => stored.has(id)).map(({ id }) => id);
  const key = arrived.join();
  const handleArrival = useEffectEvent(() => discard(arrived));
  useEffect(() => {
    if (key !== '') handleArrival();
  }, [key]);
  return entries.filter((entry) => entry.chatId === chatId && !stored.has(entry.id));
}
