import type { Message } from '@parlance/domain/documents/chats/message';
import type { Said } from '../../ai/AiProvider.ts';
import { saysNothing } from './saysNothing.ts';

/** Writer of a message, as models are told. */
export function speakerOf(message: Message): Said['by'] {
  if (message.role === 'user') return 'visitor';
  if (message.role === 'agent') return 'team';
  return saysNothing(message) ? 'refusal' : 'chatbot';
}
