import type { MutedPassage } from '@parlance/domain/documents/knowledge/contradiction';
import { useChatbot } from './useChatbot.ts';

const NONE: readonly MutedPassage[] = [];

/** The passages of a source that answers do without, live. None until they are known. */
export function useMuted({ chatbotId, sourceId }: { chatbotId: string; sourceId: string }): readonly MutedPassage[] {
  const chatbot = useChatbot(chatbotId);
  const all = chatbot.status === 'ready' ? (chatbot.value?.muted ?? NONE) : NONE;
  return all.filter((passage) => passage.sourceId === sourceId);
}
