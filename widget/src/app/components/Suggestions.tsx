import type { ReactNode } from 'react';
import type { Chat } from '../chat/useChat.ts';
import { useWidget } from '../WidgetContext.ts';

/** Questions to start with, until the first one is asked or for as long as the business wants them. */
export function Suggestions({ chat }: { chat: Chat }): ReactNode {
  const { config, messages } = useWidget();
  const isWanted = chat.turns.length === 0 || (config.keepShowingSuggestions && !chat.isAnswering);
  if (config.state !== 'ready' || config.suggestedMessages.length === 0 || !isWanted) return null;
  return (
    <ul className="suggestions" aria-label={messages.suggestions}>
      {config.suggestedMessages.map((suggestion) => (
        <li key={suggestion}>
          <button type="button" className="button" onClick={() => chat.ask(suggestion)}>
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
}
