import type { Chatbot } from '@parlance/domain/documents/chatbot';
import { escapeAttribute } from './escapeAttribute.ts';

type EmbeddedChatbot = Pick<Chatbot, 'displayName' | 'bubbleButtonColor' | 'bubbleAlignment'> & { id: string };

/** The line that draws the chat bubble on any page. */
export function scriptSnippet(origin: string, chatbot: EmbeddedChatbot): string {
  const attributes = [
    ['src', `${origin}/widget.js`],
    ['data-chatbot', chatbot.id],
    ['data-color', chatbot.bubbleButtonColor],
    ['data-align', chatbot.bubbleAlignment],
    ['data-label', chatbot.displayName],
  ] as const;
  return `<script ${attributes.map(([name, value]) => `${name}="${escapeAttribute(value)}"`).join(' ')} async></script>`;
}

/** The element that puts the chat into a page's own layout. */
export function iframeSnippet(origin: string, chatbot: EmbeddedChatbot): string {
  const src = escapeAttribute(`${origin}/iframe/${chatbot.id}`);
  return `<iframe src="${src}" title="${escapeAttribute(chatbot.displayName)}" width="400" height="640" style="border:0"></iframe>`;
}
