import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { foldForSearch } from '@parlance/domain/search/searchTerms';

export const CHATBOT_LAYOUTS = ['cards', 'table'] as const;

export type ChatbotLayout = (typeof CHATBOT_LAYOUTS)[number];

/** Layout of the list of chatbots, and which of them it shows. */
export interface ChatbotView {
  layout: ChatbotLayout;
  /** Search text as typed. */
  search: string;
  /** The dialog for a new one is open. */
  isCreating: boolean;
}

/** The view that an address names. What it does not name, or names wrongly, is as it is at first. */
export function readChatbotView(params: URLSearchParams): ChatbotView {
  return {
    layout: params.get('view') === 'table' ? 'table' : 'cards',
    search: params.get('q') ?? '',
    isCreating: params.get('new') === '1',
  };
}

/** The address's form of a view, without what is as it is at first. */
export function writeChatbotView({ layout, search, isCreating }: ChatbotView): URLSearchParams {
  return new URLSearchParams([
    ...(layout === 'cards' ? [] : [['view', layout]]),
    ...(search === '' ? [] : [['q', search]]),
    ...(isCreating ? [['new', '1']] : []),
  ]);
}

/** True iff the name or the description has what was typed in it, whatever the case and the marks on letters. */
export function isFound({ name, description }: Pick<Chatbot, 'name' | 'description'>, search: string): boolean {
  return foldForSearch(`${name}\n${description}`).includes(foldForSearch(search.trim()));
}
