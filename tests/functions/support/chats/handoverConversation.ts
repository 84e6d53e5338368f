import { answerIdOf } from '@parlance/domain/widget/answerId';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import type { Visitor } from '../../../../functions/src/kernel/access/tokens/signedToken.ts';
import { createVisitorToken } from '../../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { admin } from '../../../support/admin.ts';
import { makeChatbot } from '../../../support/makeChatbot.ts';
import { makeOrg } from '../../../support/makeOrg.ts';
import { ruleDocuments } from '../../../support/ruleDocuments.ts';
import { untilDocument } from '../../../support/untilDocument.ts';

/** Start time of every talk. */
export const TALKED_AT = new Date('2026-11-20T10:00:00Z');

export interface Talk {
  chatId: string;
  token: string;
  visitor: Visitor;
  /** The ids of its questions, in order. */
  questions: string[];
}

/** An organization with two chatbots that visitors reach, and the conversations that tests put into them. */
export interface TalkWorld {
  orgId: string;
  chatbotId: string;
  sibling: string;
  /** One more chatbot that visitors reach. */
  makeLive: () => Promise<string>;
  /** A conversation of a few questions with their answers. */
  makeTalk: (turns?: number, overrides?: Partial<Chat>, of?: string) => Promise<Talk>;
  /** The token of another visitor. */
  otherToken: (chatId: string, of?: string) => string;
}

/** Makes the organization. */
export async function handoverConversation(): Promise<TalkWorld> {
  const { orgId } = await makeOrg();

  async function makeLive(): Promise<string> {
    const made = await makeChatbot(orgId, { trained: true, allowedDomains: ['shop.example'] });
    await untilDocument(paths.widget(made), widgetSchema, () => true);
    return made;
  }

  const [chatbotId, sibling] = await Promise.all([makeLive(), makeLive()]);

  async function makeTalk(turns = 2, overrides: Partial<Chat> = {}, of = chatbotId): Promise<Talk> {
    const visitor: Visitor = { chatbotId: of, chatId: newId(), origin: 'https://shop.example', channel: 'widget' };
    const { chatId } = visitor;
    const batch = admin.db.batch();
    const questions = Array.from({ length: turns }, newId);
    const chat: Chat = { ...ruleDocuments.chat, chatbotId: of, mode: 'bot', rating: null, ...overrides };
    batch.set(admin.db.doc(paths.chat(orgId, chatId)), chat);
    for (const [index, id] of questions.entries()) {
      const at = new Date(TALKED_AT.getTime() + 2000 * index);
      const asked = newVisitorMessage({ chatbotId: of, text: `Question ${index}`, at });
      const said = newAnswerMessage({
        chatbotId: of,
        text: `Answer ${index}`,
        at: new Date(at.getTime() + 1000),
        verdict: 'answered',
        model: 'secret-model',
        searchQuery: 'secret search',
        passages: [{ chunkId: 'secret-chunk', score: 1, sourceName: 'secret.md' }],
      });
      batch.set(admin.db.doc(paths.message(orgId, chatId, id)), asked);
      batch.set(admin.db.doc(paths.message(orgId, chatId, answerIdOf(id))), said);
    }
    await batch.commit();
    return { chatId, visitor, token: createVisitorToken(visitor), questions };
  }

  const otherToken = (chatId: string, of = chatbotId) =>
    createVisitorToken({ chatbotId: of, chatId, origin: '', channel: 'iframe' });

  return { orgId, chatbotId, sibling, makeLive, makeTalk, otherToken };
}
