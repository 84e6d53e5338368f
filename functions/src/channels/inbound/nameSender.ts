import { LIMITS } from '@parlance/domain/limits';
import { db } from '../../kernel/platform/app.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { ChannelError } from '../connection/ChannelError.ts';
import type { CustomerNames } from '../connection/Adapter.ts';
import { adapterOf } from '../services/adapterOf.ts';

/**
 * Asks a service once for the names of a customer, where its messages have none, and stores them with the exchange and its conversation. Nothing
 * waits for it: without an answer the customer has no name.
 */
export async function nameSender(orgId: string, threadId: string, now = new Date()): Promise<void> {
  const ref = refs.thread(orgId, threadId);
  const isFirst = await db.runTransaction(async (transaction) => {
    const thread = (await transaction.get(ref)).data();
    if (thread === undefined || thread.senderName !== '' || thread.nameAskedAt !== null) return false;
    transaction.update(ref, { nameAskedAt: now });
    return true;
  });
  if (!isFirst) return;
  const names = await askFor(orgId, threadId);
  if (names === undefined || `${names.name}${names.userName}` === '') return;
  const name = cut(names.name);
  const userName = cut(names.userName);
  await db.runTransaction(async (transaction) => {
    const thread = (await transaction.get(ref)).data();
    // Erased meanwhile.
    if (thread === undefined) return;
    const chat = await transaction.get(refs.chat(orgId, thread.chatId));
    const { identity = null, customer = null } = chat.data() ?? {};
    transaction.update(ref, { senderName: name, userName });
    if (!chat.exists) return;
    transaction.update(chat.ref, {
      identity: name === '' || (identity?.name ?? '') !== '' ? identity : { name, email: identity?.email ?? '' },
      customer: customer && { ...customer, userName },
    });
  });
}

function cut(text: string): string {
  return text.trim().slice(0, LIMITS.nameCharacters).toWellFormed();
}

async function askFor(orgId: string, threadId: string): Promise<CustomerNames | undefined> {
  const thread = (await refs.thread(orgId, threadId).get()).data();
  if (thread === undefined) return undefined;
  const { chatbotId, channelId, sender } = thread;
  const [channel, secret] = await Promise.all([
    refs.channel(orgId, chatbotId, channelId).get(),
    refs.channelSecret(orgId, chatbotId, channelId).get(),
  ]);
  const [connection, access] = [channel.data(), secret.data()];
  if (connection === undefined || access === undefined) return undefined;
  const { account } = connection;
  try {
    const adapter = await adapterOf({ account, secret: access });
    return await adapter.namesOf?.(sender);
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    logEvent('channel customer not named', { channel: account.kind, fault: error.fault });
    return undefined;
  }
}
