import type { ConnectedChannel } from '@parlance/domain/channels/CHANNELS';
import type { PersonSubject } from '@parlance/domain/contracts/privacy';
import { refs } from '../../../kernel/platform/refs.ts';
import type { Sender } from './Sender.ts';

interface Found extends Sender {
  chatbotId: string;
  /** Channel of a conversation of theirs; null where only its connection says it. */
  channel: string | null;
}

/** All who write from an address, by whatever connection: an exchange, a message on its way in, or a conversation has it. */
async function sendersFrom(orgId: string, address: string): Promise<Found[]> {
  const [threads, inbound, chats] = await Promise.all([
    refs.threads(orgId).where('sender', '==', address).get(),
    refs.allInbound(orgId).where('message.sender', '==', address).get(),
    refs.chats(orgId).where('customer.address', '==', address).get(),
  ]);
  const own = { address, channel: null };
  return [
    ...threads.docs.map((thread) => ({ ...own, threadId: thread.id, ...placeOf(thread.data()) })),
    ...inbound.docs.map((each) => ({ ...own, threadId: each.data().threadId, ...placeOf(each.data()) })),
    ...chats.docs.flatMap((each) => {
      const { chatbotId, thread, channel } = each.data();
      return thread === null ? [] : { ...own, ...thread, chatbotId, channel };
    }),
  ];
}

function placeOf({ chatbotId, channelId }: { chatbotId: string; channelId: string }) {
  return { chatbotId, channelId };
}

/** Those who write by one service: the same digits are a phone number at one, and a stranger's id at another. */
async function onlyBy(orgId: string, kind: ConnectedChannel, found: readonly Found[]): Promise<Found[]> {
  const kinds = new Map<string, string | undefined>();
  for (const { channelId, channel } of found) if (channel !== null) kinds.set(channelId, channel);
  for (const { chatbotId, channelId, threadId } of found) {
    if (kinds.has(channelId)) continue;
    const connection = (await refs.channel(orgId, chatbotId, channelId).get()).data();
    kinds.set(channelId, connection?.account.kind ?? (await kindOfChats(orgId, threadId)));
  }
  return found.filter(({ channelId }) => kinds.get(channelId) === kind);
}

/** Channel of an exchange whose connection is ended. */
async function kindOfChats(orgId: string, threadId: string): Promise<string | undefined> {
  const [chat] = (await refs.chats(orgId).where('thread.threadId', '==', threadId).limit(1).get()).docs;
  return chat?.data().channel;
}

/** Those with the addresses of others, by the same connections. */
async function sameAs(orgId: string, senders: readonly Sender[]): Promise<Sender[]> {
  const known = new Map(senders.map((sender) => [`${sender.channelId} ${sender.address}`, sender]));
  const found = await Promise.all(
    [...known.values()].map(async ({ address, channelId }) => {
      if (address === '') return [];
      return (await sendersFrom(orgId, address)).filter((other) => other.channelId === channelId);
    }),
  );
  return found.flat();
}

/**
 * Finds the exchanges of a person by connected channels: by the mail address, by the phone number at WhatsApp, and of each all others of the same
 * address by the same connection.
 * @param others Exchanges that are known to be theirs.
 */
export async function findSenders(orgId: string, person: PersonSubject, others: readonly Sender[]): Promise<Sender[]> {
  const named = [...others];
  if (person.foundBy === 'email') named.push(...(await onlyBy(orgId, 'email', await sendersFrom(orgId, person.email))));
  if (person.foundBy === 'phone') {
    const digits = person.phone.slice(1);
    named.push(...(await onlyBy(orgId, 'whatsapp', await sendersFrom(orgId, digits))));
  }
  const all = [...named, ...(await sameAs(orgId, named))];
  const unique = new Map(all.map(({ threadId, channelId, address }) => [threadId, { threadId, channelId, address }]));
  return [...unique.values()];
}
