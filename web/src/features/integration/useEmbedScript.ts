import { useEffect } from 'react';
import { attributesOf, type EmbeddedChatbot } from './embedSnippets.ts';

/** Takes the bubbles off the page, if the loader has come that far. */
function removeBubbles(): void {
  const parlance: unknown = Reflect.get(window, 'Parlance');
  if (typeof parlance === 'function') Reflect.apply(parlance, undefined, ['destroy']);
}

/** Puts a chatbot on this very page, as its snippet does on others, and takes it off again with the page. */
export function useEmbedScript(chatbot: EmbeddedChatbot): void {
  // Compared by what it says: the chatbot is another object with every change of its figures.
  const attributes = JSON.stringify(attributesOf(chatbot));
  useEffect(() => {
    const script = document.createElement('script');
    script.src = '/widget.js';
    script.async = true;
    const pairs: unknown = JSON.parse(attributes);
    for (const [name, value] of Array.isArray(pairs) ? pairs : []) script.setAttribute(String(name), String(value));
    document.body.append(script);
    return () => {
      removeBubbles();
      script.remove();
    };
  }, [attributes]);
}
