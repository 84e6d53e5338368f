import { CHANNEL_RULES } from '@parlance/domain/channels/CHANNEL_RULES';
import type { ConnectedChannel } from '@parlance/domain/channels/CHANNELS';
import type { ChannelFault } from '@parlance/domain/channels/CHANNEL_FAULTS';
import type { Outbound } from '@parlance/domain/documents/channels/outbound';
import type { Thread } from '@parlance/domain/documents/channels/thread';
import { DAY_MS, MINUTE_MS } from '@parlance/domain/durations';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { nextAttempt } from '../../kernel/platform/schedule/nextAttempt.ts';
import type { Adapter, OutgoingMessage } from '../connection/Adapter.ts';
import { adapterOf } from '../services/adapterOf.ts';
import { ChannelError } from '../connection/ChannelError.ts';
import { noteFault, noteSent } from '../connection/noteChannel.ts';
import { partsOf } from '../rendering/partsOf.ts';
import { type ClaimedOutbound, claimOutbound } from './claimOutbound.ts';
import { type Rendered, renderOutbound } from './renderOutbound.ts';
import { settleOutbound } from './settleOutbound.ts';

/** Retry schedule of a message that its service does not take. */
const PATIENCE = { firstMs: MINUTE_MS, maxMs: 60 * MINUTE_MS, patienceMs: DAY_MS } as const;

/** Faults that pass: the service has refused the message whole, so that it is sent again. */
const PASSING: readonly ChannelFault[] = ['rate-limited', 'service-away', 'key-refused'];

/** A fault of the connection, which the owner can mend; others are one customer's, or one message's. */
const OF_CONNECTION: readonly ChannelFault[] = ['key-refused', 'service-away', 'rate-limited'];

/**
 * Sends what is due in one exchange, one message after the other as they were written. A second event finds it claimed or done. What the service
 * does not take is due again after a pause that doubles, for a day, and holds up what was written after it; what was handed over without an
 * answer is not sent twice.
 * @param at A time that stands still, in place of each moment's.
 */
export async function sendOutbound(orgId: string, threadId: string, at?: Date): Promise<void> {
  const clock = (): Date => at ?? new Date();
  let claimed = await claimOutbound(orgId, threadId, clock());
  while (claimed !== undefined) {
    await sendClaimed(orgId, claimed, clock());
    // By the clock of then: what was written meanwhile found this worker at it, and counts on it.
    claimed = await claimOutbound(orgId, threadId, clock());
  }
}

async function sendClaimed(orgId: string, { outboundId, outbound }: ClaimedOutbound, now: Date): Promise<void> {
  const { chatbotId, channelId, threadId } = outbound;
  const [channel, thread] = await Promise.all([
    refs
      .channel(orgId, chatbotId, channelId)
      .get()
      .then((found) => found.data()),
    refs
      .thread(orgId, threadId)
      .get()
      .then((found) => found.data()),
  ]);
  const secret = (await refs.channelSecret(orgId, chatbotId, channelId).get()).data();
  const rendered = thread === undefined ? undefined : await renderOutbound(orgId, outbound, thread);
  if (channel === undefined || thread === undefined || secret === undefined || rendered === undefined) {
    await settleOutbound(orgId, outboundId, { status: 'dropped', fault: null, now });
    return;
  }
  const place = { orgId, chatbotId, channelId };
  const { kind } = channel.account;
  const serviceIds = [...outbound.serviceIds];
  try {
    requireWindow(kind, thread, now);
    const adapter = await adapterOf({ account: channel.account, secret });
    const steps = stepsOf(rendered, kind, adapter);
    const message = { outboundId, parts: steps.length, thread, isAutomatic: rendered.isAutomatic };
    for (const send of steps.slice(serviceIds.length)) serviceIds.push(await send(message));
  } catch (error) {
    await fail({ orgId, outboundId, outbound: { ...outbound, serviceIds }, error, now });
    if (error instanceof ChannelError && OF_CONNECTION.includes(error.fault))
      await noteFault(place, channel, error.fault, now);
    return;
  }
  await settleOutbound(orgId, outboundId, { status: 'sent', fault: null, now, serviceIds });
  if (rendered.discloses) await refs.thread(orgId, threadId).update({ disclosedAt: now });
  await noteSent(place, channel, now);
}

/** The parts of a message, each of which is sent by itself; a file is one. Throws `ChannelError` of a file that the service does not take. */
function stepsOf(
  rendered: Rendered,
  kind: ConnectedChannel,
  { sendPart, sendFile }: Adapter,
): ((message: OutgoingMessage) => Promise<string>)[] {
  if (rendered.kind === 'text') {
    return partsOf(rendered.markdown, kind).map((part) => async (message) => sendPart(part, message));
  }
  const { file } = rendered;
  const maxBytes = CHANNEL_RULES[kind].files[file.type];
  if (maxBytes === undefined || sendFile === undefined) throw new ChannelError('file-refused');
  if (file.bytes.length > maxBytes) throw new ChannelError('too-large');
  return [async (message) => sendFile(file, message)];
}

function requireWindow(kind: keyof typeof CHANNEL_RULES, { lastInboundAt }: Thread, now: Date): void {
  const { windowMs } = CHANNEL_RULES[kind];
  if (windowMs !== null && now.getTime() - lastInboundAt.getTime() > windowMs) throw new ChannelError('window-closed');
}

interface Failing {
  orgId: string;
  outboundId: string;
  outbound: Outbound;
  error: unknown;
  now: Date;
}

/** Puts a message that was not taken back into the queue, or gives it up. The parts that were taken are not sent again. */
async function fail({ orgId, outboundId, outbound, error, now }: Failing): Promise<void> {
  const fault = error instanceof ChannelError ? error.fault : 'not-confirmed';
  const waitMs = error instanceof ChannelError ? error.waitMs : undefined;
  const { serviceIds, createdAt, attempts } = outbound;
  const asked = waitMs === undefined ? undefined : new Date(now.getTime() + waitMs);
  const nextAttemptAt = PASSING.includes(fault) ? (asked ?? nextAttempt(createdAt, now, PATIENCE)) : undefined;
  logEvent('channel message not sent', { fault, attempts }, error);
  if (nextAttemptAt === undefined)
    await settleOutbound(orgId, outboundId, { status: 'failed', fault, now, serviceIds });
  else await settleOutbound(orgId, outboundId, { status: 'waiting', fault, now, serviceIds, nextAttemptAt });
}
