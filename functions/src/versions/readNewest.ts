import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../kernel/platform/refs.ts';
import type { ReleaseBase } from './recordRelease.ts';

/** Reads the base of a chatbot's next release, in the transaction that has read the chatbot and makes the release. */
export async function readNewest(
  transaction: Transaction,
  orgId: string,
  chatbotId: string,
  chatbot: Chatbot,
): Promise<ReleaseBase> {
  const newest =
    chatbot.release === 0 ? undefined : (await transaction.get(refs.release(orgId, chatbotId, chatbot.release))).data();
  return { orgId, chatbotId, chatbot, newest };
}
