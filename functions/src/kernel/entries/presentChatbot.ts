import { type Chatbot, chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import * as z from 'zod';

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

/** A chatbot in the fields of `chatbotEntrySchema`. */
export function presentChatbot(
  id: string,
  { createdAt, ...chatbot }: Chatbot,
  updatedAt: Date,
): z.infer<typeof chatbotEntrySchema> {
  return {
    id,
    name: chatbot.name,
    description: chatbot.description,
    status: chatbot.status,
    trained: chatbot.trained,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
