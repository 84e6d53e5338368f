import { useState } from 'react';
import { type ComposerText, withSuggestion } from './withSuggestion.ts';

/** Text in the making of a conversation, and its changes. */
export interface Composer extends ComposerText {
  change: (text: string) => void;
  /** Takes a suggested reply over. */
  suggest: (draft: string) => void;
  clear: () => void;
}

const EMPTY: ComposerText = { text: '', suggested: undefined };

/** The text of a conversation's composer. `drafts` keeps it while another conversation is open. */
export function useComposerText(chatId: string, drafts: Map<string, ComposerText>): Composer {
  const [written, setWritten] = useState(drafts.get(chatId) ?? EMPTY);
  const keep = (next: ComposerText) => {
    drafts.set(chatId, next);
    setWritten(next);
  };
  return {
    ...written,
    // Who empties the field begins a text of their own.
    change: (text) => keep({ text, suggested: text.trim() === '' ? undefined : written.suggested }),
    suggest: (draft) => keep(withSuggestion(written, draft)),
    clear: () => keep(EMPTY),
  };
}
