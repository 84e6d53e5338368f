import { useState } from 'react';
import { keptDrafts } from '#web/lib/browser/keptDrafts.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { type ComposerText, withSuggestion } from './withSuggestion.ts';

/** Text in the making of a conversation, and its changes. */
export interface Composer extends ComposerText {
  change: (text: string) => void;
  /** Takes a suggested reply over. */
  suggest: (draft: string) => void;
  clear: () => void;
}

const EMPTY: ComposerText = { text: '', suggested: undefined };

/**
 * The text of a conversation's composer. `drafts` keeps it while another conversation is open, and this browser over a reload. Only for
 * those who see the conversation unmasked.
 */
export function useComposerText(chatId: string, drafts: Map<string, ComposerText>): Composer {
  const { orgId, uid } = useMembership();
  const place = { uid, orgId, chatId };
  const [written, setWritten] = useState(() => drafts.get(chatId) ?? keptDrafts.read(place) ?? EMPTY);
  const keep = (next: ComposerText) => {
    drafts.set(chatId, next);
    keptDrafts.write(place, next);
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
