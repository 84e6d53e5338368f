import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';
import type { ChannelConnection } from '@parlance/domain/documents/channels/channel';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Message } from '@parlance/domain/documents/chats/message';

/** Steps that a message takes: it comes in, an answer to it is written, the service takes that. */
export const TEST_STEPS = ['came', 'written', 'taken'] as const;

/** `ahead`: a step before it is not done. `team`: done, and a person has to go on. */
export type StepOutcome =
  | { state: 'ahead' | 'waiting' | 'off' | 'reply' }
  | { state: 'done' | 'team'; at: Date }
  | { state: 'fault'; fault: ChannelFault; at: Date };

interface Seen {
  channel: Pick<ChannelConnection, 'mode' | 'fault'>;
  /** The conversation in which something was written since the test began; undefined before. */
  chat: Pick<Chat, 'mode' | 'lastMessageAt' | 'handover'> | undefined;
  /** Its newest message. */
  message: Message | undefined;
}

/** Outcome of each step of a test, as far as it has come. */
export function testSteps({
  channel,
  chat,
  message,
}: Seen): Readonly<Record<(typeof TEST_STEPS)[number], StepOutcome>> {
  const { mode, fault } = channel;
  const broken = fault === null ? undefined : ({ state: 'fault', fault: fault.code, at: fault.at } as const);
  if (chat === undefined) {
    const came = mode === 'off' ? ({ state: 'off' } as const) : (broken ?? ({ state: 'waiting' } as const));
    return { came, written: { state: 'ahead' }, taken: { state: 'ahead' } };
  }
  const came = { state: 'done', at: chat.lastMessageAt } as const;
  if (message?.role === 'assistant' || message?.role === 'agent') {
    return { came, written: { state: 'done', at: message.at }, taken: takenOf(message.delivery, broken) };
  }
  if (chat.mode === 'human') {
    const at = chat.handover?.requestedAt ?? chat.lastMessageAt;
    return { came, written: { state: 'team', at }, taken: { state: 'reply' } };
  }
  return { came, written: { state: 'waiting' }, taken: { state: 'ahead' } };
}

type Delivery = Extract<Message, { role: 'agent' }>['delivery'];

function takenOf(delivery: Delivery, broken: StepOutcome | undefined): StepOutcome {
  switch (delivery?.state) {
    case 'sent':
    case 'delivered':
    case 'read':
      return { state: 'done', at: delivery.at };
    case 'failed':
    case 'dropped':
      return { state: 'fault', fault: delivery.fault ?? 'not-confirmed', at: delivery.at };
    case 'waiting':
    case 'sending':
    case undefined:
      return broken ?? { state: 'waiting' };
  }
}
