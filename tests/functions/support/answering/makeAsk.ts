import { newId } from '@parlance/domain/ids';
import type { Ask } from '../../../../functions/src/answering/answerQuestion.ts';

/** A question from a visitor of a new chat, as the callable hands it over. */
export function makeAsk(chatbotId: string, text: string, overrides: Partial<Ask> = {}): Ask {
  return {
    visitor: { chatbotId, chatId: newId(), origin: '', channel: 'widget' },
    address: '203.0.113.0/24',
    messageId: newId(),
    text,
    locale: 'en',
    regenerates: null,
    identity: null,
    signal: new AbortController().signal,
    send: async () => undefined,
    ...overrides,
  };
}
