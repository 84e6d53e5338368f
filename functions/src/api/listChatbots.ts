import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import * as z from 'zod';
import { refs } from '../platform/refs.ts';
import { pageSchema } from './pageSchema.ts';
import { type ApiPage, readPage } from './readPage.ts';

const { name, description, status, trained } = chatbotSchema.shape;

/** A chatbot as other programs see it. */
export const chatbotEntrySchema = z.strictObject({
  id: z.string(),
  name,
  description,
  status,
  trained,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** GET /api/v1/chatbots: the chatbots in the fields of `chatbotEntrySchema`, newest first. */
export async function listChatbots(orgId: string, query: unknown): Promise<ApiPage> {
  const page = pageSchema.parse(query);
  const chatbots = refs.chatbots(orgId);
  return readPage(chatbots, chatbots.orderBy('createdAt', 'desc'), page, (document): ChatbotEntry => {
    const { createdAt, ...chatbot } = document.data();
    return {
      id: document.id,
      name: chatbot.name,
      description: chatbot.description,
      status: chatbot.status,
      trained: chatbot.trained,
      createdAt: createdAt.toISOString(),
      updatedAt: document.updateTime.toDate().toISOString(),
    };
  });
}

type ChatbotEntry = z.infer<typeof chatbotEntrySchema>;
