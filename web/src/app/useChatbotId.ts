import { idSchema } from '@parlance/domain/ids';
import { useParams } from 'react-router';

/** The chatbot that the address names. An address that can't name one is a 404. */
export function useChatbotId(): string {
  const parsed = idSchema.safeParse(useParams()['chatbotId']);
  if (!parsed.success) throw new Response(null, { status: 404 });
  return parsed.data;
}
