import {
  joinChat,
  leaveChat,
  sendAgentMessage,
  showAgentTyping,
} from '@parlance/domain/contracts/conversations/handover';
import { reviseAnswer } from '@parlance/domain/contracts/conversations/chats';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { callContract } from '../../../support/callContract.ts';
import { signIn } from '../../../support/accounts/signIn.ts';
import { db } from '../db.ts';
import type { Owner } from '../accounts/newOwner.ts';

/** Actions of a person of the business in a visitor's conversation, without a browser of their own. Each throws if it is refused. */
interface Agent {
  join: () => Promise<unknown>;
  leave: () => Promise<unknown>;
  say: (text: string) => Promise<unknown>;
  type: () => Promise<unknown>;
  /** Replaces the chatbot's only answer. */
  revise: (text: string) => Promise<unknown>;
  /** Number of times that a text is stored in the conversation. */
  countOf: (text: string) => Promise<number>;
  /** Number of stored answers of the chatbot. */
  answers: () => Promise<number>;
}

/** The owner, at the only conversation of the organization, which is waited for. */
export async function agentOf({ orgId, email, password }: Owner): Promise<Agent> {
  const { idToken } = await signIn(email, password);
  const chats = db.collection(paths.chats(orgId));
  await expect.poll(async () => (await chats.get()).size).toBe(1);
  const chatId = (await chats.get()).docs[0]?.id ?? '';
  const place = { orgId, chatId };
  const messages = db.collection(paths.messages(orgId, chatId));
  const answers = messages.where('role', '==', 'assistant');
  return {
    join: () => callContract(joinChat, place, idToken),
    leave: () => callContract(leaveChat, place, idToken),
    type: () => callContract(showAgentTyping, place, idToken),
    say: (text) => callContract(sendAgentMessage, { ...place, messageId: newId(), text }, idToken),
    revise: async (text) => {
      const messageId = (await answers.get()).docs[0]?.id ?? '';
      await callContract(reviseAnswer, { ...place, messageId, text }, idToken);
    },
    countOf: async (text) => (await messages.where('text', '==', text).get()).size,
    answers: async () => (await answers.get()).size,
  };
}
