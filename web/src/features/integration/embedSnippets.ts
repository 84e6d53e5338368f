import type { Chatbot } from '@parlance/domain/documents/chatbot';
import { escapeAttribute } from './escapeAttribute.ts';
import { scriptString } from './scriptString.ts';

export type EmbeddedChatbot = Pick<
  Chatbot,
  'displayName' | 'bubbleButtonColor' | 'bubbleAlignment' | 'autoShowDelay' | 'defaultOpen'
> & {
  id: string;
  /** The `d` of the bubble's icon; empty: the product's speech mark. */
  icon: string;
};

/** Seconds until the chat opens by itself; null: never. */
function openAfter({ autoShowDelay, defaultOpen }: EmbeddedChatbot): number | null {
  if (defaultOpen) return 0;
  return autoShowDelay >= 0 ? autoShowDelay : null;
}

/** What the loader has to know before it may ask anybody (docs/widget.md). */
export function attributesOf(chatbot: EmbeddedChatbot): readonly (readonly [name: string, value: string])[] {
  const seconds = openAfter(chatbot);
  return [
    ['data-chatbot', chatbot.id],
    ['data-color', chatbot.bubbleButtonColor],
    ['data-align', chatbot.bubbleAlignment],
    ['data-label', chatbot.displayName],
    ...(chatbot.icon === '' ? [] : [['data-icon', chatbot.icon] as const]),
    ...(seconds === null ? [] : [['data-open-after', String(seconds)] as const]),
  ];
}

/** Statements that make the script element, for places that keep no attributes of a script. */
function scriptStatements(origin: string, chatbot: EmbeddedChatbot, indent: string): string {
  return [
    "const script = document.createElement('script');",
    `script.src = ${scriptString(`${origin}/widget.js`)};`,
    'script.async = true;',
    ...attributesOf(chatbot).map(([name, value]) => `script.setAttribute('${name}', ${scriptString(value)});`),
    'document.body.appendChild(script);',
  ]
    .map((line) => `${indent}${line}`)
    .join('\n');
}

/** The line that draws the chat bubble on any page. */
export function scriptSnippet(origin: string, chatbot: EmbeddedChatbot): string {
  const attributes = [['src', `${origin}/widget.js`] as const, ...attributesOf(chatbot)];
  return `<script ${attributes.map(([name, value]) => `${name}="${escapeAttribute(value)}"`).join(' ')} async></script>`;
}

/** The element that puts the chat into a page's own layout. */
export function iframeSnippet(origin: string, chatbot: EmbeddedChatbot): string {
  const src = escapeAttribute(`${origin}/iframe/${chatbot.id}`);
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

/** A custom HTML tag: a tag manager drops the attributes of a script, so the script is made by one. */
export function tagManagerSnippet(origin: string, chatbot: EmbeddedChatbot): string {
  return `<script>
(() => {
${scriptStatements(origin, chatbot, '  ')}
})();
</script>`;
}
