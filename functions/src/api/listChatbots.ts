import { refs } from '../platform/refs.ts';
import { pageSchema } from './pageSchema.ts';
import { type ApiPage, readPage } from './readPage.ts';

/** GET /api/v1/chatbots: { id, name, description, status, trained, createdAt, updatedAt }, newest first. Moments in ISO 8601. */
export async function listChatbots(orgId: string, query: unknown): Promise<ApiPage> {
  const page = pageSchema.parse(query);
  const chatbots = refs.chatbots(orgId);
  return readPage(chatbots, chatbots.orderBy('createdAt', 'desc'), page, (document) => {
    const { name, description, status, trained, createdAt } = document.data();
    return {
      id: document.id,
      name,
      description,
      status,
      trained,
      createdAt: createdAt.toISOString(),
      updatedAt: document.updateTime.toDate().toISOString(),
    };
  });
}
