import { paths } from '#web/config/paths.ts';

type ChatFilters = Partial<
  Record<
    | 'topic'
    | 'outcome'
    | 'resolution'
    | 'sentiment'
    | 'rated'
    | 'depth'
    | 'channel'
    | 'language'
    | 'counted'
    | 'agent'
    | 'person'
    | 'answer'
    | 'site'
    | 'source'
    | 'slot'
    | 'verdict'
    | 'began'
    | 'from'
    | 'to',
    string
  >
>;

/** The list of a chatbot's conversations, or of all, narrowed by filters of web/src/features/chats/filter. */
export function chatsLink(chatbotId: string | undefined, filters: ChatFilters): string {
  const list = chatbotId === undefined ? paths.chats() : paths.chatbotChats(chatbotId);
  const search = new URLSearchParams(filters).toString();
  return search === '' ? list : `${list}?${search}`;
}
