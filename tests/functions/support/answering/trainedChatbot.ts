import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { createLocalProvider } from '../../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { syncWidget } from '../../../../functions/src/chatbots/projection/syncWidget.ts';
import { ingestSource } from '../../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { makeChatbot } from '../../../support/makeChatbot.ts';
import { makeQa } from '../../../support/makeQa.ts';
import { makeSource } from '../../../support/makeSource.ts';

/** A chatbot that has read a text, with its projection in place. */
export async function trainedChatbot(orgId: string, text: string, overrides: Partial<Chatbot> = {}): Promise<string> {
  const chatbotId = await makeChatbot(orgId, overrides);
  await ingestSource(orgId, await makeSource(orgId, chatbotId, text), createLocalProvider());
  // The trigger does the same, when it gets to it.
  await syncWidget(orgId, chatbotId);
  return chatbotId;
}

/** A question with its answer, read and ready. Returns the source's id. */
export async function teach(orgId: string, chatbotId: string, question: string, answer: string): Promise<string> {
  const sourceId = await makeQa(orgId, chatbotId, { question, answer });
  await ingestSource(orgId, sourceId, createLocalProvider());
  return sourceId;
}
