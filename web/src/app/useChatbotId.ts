import { idSchema } from '@parlance/domain/ids';
import { useParams } from 'react-router';

/** The chatbot that the address names. The route's `clientLoader` is `checkIds`, which has refused every other address. */
export function useChatbotId(): string {
  return idSchema.parse(useParams()['chatbotId']);
}
