import { type LoaderFunctionArgs, redirect } from 'react-router';

/**
 * Leads from a chatbot's address to one of its pages. Use it as a route's `clientLoader`: a redirect that is drawn, `Navigate`, comes
 * after its page is there and would undo what was clicked meanwhile.
 * @param pageOf The page's address for a chatbot's id.
 */
export function toChatbotPage(pageOf: (chatbotId: string) => string) {
  return ({ params }: Pick<LoaderFunctionArgs, 'params'>): Response => redirect(pageOf(params['chatbotId'] ?? ''));
}
