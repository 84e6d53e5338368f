import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { type AnswerMessage, answerMessageSchema } from '@parlance/domain/documents/chats/message';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import type { AnswerResult } from '@parlance/domain/widget/answerStream';
import { createLocalProvider } from '../../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../../../functions/src/ai/AiProvider.ts';
import { answerQuestion } from '../../../../functions/src/answering/answerQuestion.ts';
import { admin } from '../../../support/admin.ts';
import { makeOrg, type TestOrg } from '../../../support/makeOrg.ts';
import { makeAsk } from '../answering/makeAsk.ts';
import { trainedChatbot } from '../answering/trainedChatbot.ts';
import { makeAction } from './makeAction.ts';

const TEXT = '# Shipping\n\nShipping to Austria costs 7.90 euros.\n';

interface Asked {
  result: AnswerResult;
  /** As it is stored. */
  answer: AnswerMessage;
  messageId: string;
}

export interface ActionWorld {
  org: TestOrg;
  orgId: string;
  chatbotId: string;
  actionId: string;
  /** A visitor's message in the conversation, whose id is another one where none is given. */
  ask: (text: string, own?: { chatId?: string; messageId?: string; provider?: AiProvider }) => Promise<Asked>;
  chatId: string;
  pending: () => Promise<ReturnType<typeof chatSchema.parse>['pendingCall']>;
}

/** A chatbot that knows what shipping costs, with one action, and a conversation with it. @param team Whose it is; a new one without. */
export async function actionWorld(action: Partial<StoredAction>, team?: TestOrg): Promise<ActionWorld> {
  const org = team ?? (await makeOrg());
  const { orgId } = org;
  const chatbotId = await trainedChatbot(orgId, TEXT);
  const actionId = await makeAction(orgId, chatbotId, action);
  const chatId = newId();
  return {
    org,
    orgId,
    chatbotId,
    actionId,
    chatId,
    ask: async (text, own = {}) => {
      const { messageId = newId(), provider = createLocalProvider() } = own;
      const visitor = { chatbotId, chatId: own.chatId ?? chatId, origin: '', channel: 'widget' as const };
      const result = await answerQuestion(makeAsk(chatbotId, text, { visitor, messageId }), provider);
      const place = paths.message(orgId, visitor.chatId, answerIdOf(messageId));
      const answer = answerMessageSchema.parse((await admin.db.doc(place).get()).data());
      return { result, answer, messageId };
    },
    pending: async () => chatSchema.parse((await admin.db.doc(paths.chat(orgId, chatId)).get()).data()).pendingCall,
  };
}
