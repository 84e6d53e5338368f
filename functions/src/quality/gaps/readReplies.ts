import type { Message } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import { refs } from '../../kernel/platform/refs.ts';
import { maskExcerpt } from '../../figures/maskExcerpt.ts';
import type { Asked } from './readAsked.ts';

/** Messages behind a question that are looked at. */
const NEXT = 12;

/** Text of the team's to a visitor who asked a question, with that one's personal data masked; no more than an answer has. */
export interface Reply {
  chatId: string;
  text: string;
  /** The question it answers. */
  asked: Asked;
}

/**
 * Replies of the team to questions, in conversations and by mail, in the order of the questions. Reads up to twelve messages behind each,
 * and the leads of their conversations.
 */
export async function readReplies(orgId: string, asked: readonly Asked[]): Promise<Reply[]> {
  const found = await Promise.all(asked.map((one) => replyTo(orgId, one)));
  return found.flatMap((reply) => reply ?? []);
}

async function replyTo(orgId: string, asked: Asked): Promise<Reply | undefined> {
  const { chatId } = asked;
  const [behind, leads] = await Promise.all([
    refs.messages(orgId, chatId).orderBy('at').startAfter(asked.at).limit(NEXT).get(),
    refs.leads(orgId).where('chatId', '==', chatId).limit(1).get(),
  ]);
  const mailed = leads.docs.flatMap((lead) => lead.data().replies.map(({ text }) => text));
  const text = [...saidByTeam(behind.docs.map((message) => message.data())), ...mailed]
    .join('\n')
    .slice(0, LIMITS.qaAnswerCharacters)
    .toWellFormed();
  if (text.trim() === '') return undefined;
  return { chatId, asked, text: await maskExcerpt(orgId, { chatId, excerpt: text, said: [asked.text] }) };
}

/** Texts of an agent, without the names of files, until the visitor asked on. */
function saidByTeam(messages: readonly Message[]): string[] {
  const start = messages.findIndex(({ role }) => role === 'agent');
  if (start === -1) return [];
  const said = messages.slice(start);
  const end = said.findIndex(({ role }) => role === 'user' || role === 'assistant');
  return said
    .slice(0, end === -1 ? undefined : end)
    .flatMap((message) => (message.role === 'agent' && message.attachment === null ? message.text : []));
}
