import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';

/** Fields of a chatbot that a snippet contains. All else about its look comes with the script, so that no snippet gets outdated. */
export type EmbeddedChatbot = Pick<Chatbot, 'displayName'> & { id: string };

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Text as it may stand between double quotes in HTML. */
function escapeAttribute(value: string): string {
  return value.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? character);
}

/** Address of the script that draws a chatbot's bubble. */
export function scriptUrl(origin: string, { id }: EmbeddedChatbot): string {
  return `${origin}/widget/${id}.js`;
}

/** Statements that make the script element, for places that keep no script of their own. */
function scriptStatements(origin: string, chatbot: EmbeddedChatbot, indent: string): string {
  return [
    "const script = document.createElement('script');",
    `script.src = '${scriptUrl(origin, chatbot)}';`,
    'script.async = true;',
    'document.body.appendChild(script);',
  ]
    .map((line) => `${indent}${line}`)
    .join('\n');
}

/** The line that draws the chat bubble on any page. */
export function scriptSnippet(origin: string, chatbot: EmbeddedChatbot): string {
  return `<script src="${scriptUrl(origin, chatbot)}" async></script>`;
}

/** The element that puts the chat into a page's own layout. */
export function iframeSnippet(origin: string, chatbot: EmbeddedChatbot): string {
  const src = `${origin}/iframe/${chatbot.id}`;
  return `<iframe src="${src}" title="${escapeAttribute(chatbot.displayName)}" width="400" height="640" style="border:0"></iframe>`;
}

/** A component that draws the bubble once, wherever it is rendered. */
export function reactSnippet(origin: string, chatbot: EmbeddedChatbot): string {
  return `import { useEffect } from 'react';

export function ChatBubble() {
  useEffect(() => {
${scriptStatements(origin, chatbot, '    ')}
    return () => {
      window.Parlance?.('destroy');
      script.remove();
    };
  }, []);
  return null;
}`;
}

/** PHP for a theme's functions.php. */
export function wordpressSnippet(origin: string, chatbot: EmbeddedChatbot): string {
  return `add_action('wp_footer', function () {
    ?>
    ${scriptSnippet(origin, chatbot)}
    <?php
});`;
}

/** A custom HTML tag: a tag manager may load scripts late or not at all as they stand, so one makes the element. */
export function tagManagerSnippet(origin: string, chatbot: EmbeddedChatbot): string {
  return `<script>
(() => {
${scriptStatements(origin, chatbot, '  ')}
})();
</script>`;
}
