import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useEffect } from 'react';
import type { Stored } from '#web/lib/live.ts';
import { scriptUrl } from './embedSnippets.ts';

/** Takes the bubbles off the page, if the loader has come that far. */
function removeBubbles(): void {
  const parlance: unknown = Reflect.get(window, 'Parlance');
  if (typeof parlance === 'function') Reflect.apply(parlance, undefined, ['destroy']);
}

/**
 * Puts a chatbot on this very page, as its snippet does on others, and takes it off again with the page. Other pages have a
 * saved setting within a minute or two; here its version in the address brings it at once.
 */
export function useEmbedScript(chatbot: Stored<Chatbot>): void {
  const src = `${scriptUrl('', chatbot)}?v=${chatbot.settingsVersion}`;
  useEffect(() => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    document.body.append(script);
    return () => {
      removeBubbles();
      script.remove();
    };
  }, [src]);
}
