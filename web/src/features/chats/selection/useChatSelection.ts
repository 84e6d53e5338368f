import type { Chat } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import type { Stored } from '#web/lib/live.ts';
import { selectedAfter, type SelectionStep } from './selectedAfter.ts';

export interface ChatSelection {
  /** True while conversations are being selected; else the list opens them. */
  isOn: boolean;
  /** Ending it clears the selection. */
  setOn: (isOn: boolean) => void;
  /** Those that are selected and listed, at most `LIMITS.chatsPerDelete`. */
  chats: readonly Stored<Chat>[];
  isSelected: (chatId: string) => boolean;
  /** True if no more can be selected. */
  isFull: boolean;
  change: (step: SelectionStep) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Selection among the listed conversations. */
export function useChatSelection(listed: readonly Stored<Chat>[]): ChatSelection {
  const [isOn, setOn] = useState(false);
  const [ids, setIds] = useState(NONE);
  const chats = listed.filter(({ id }) => ids.has(id));
  return {
    isOn,
    setOn: (next) => {
      setOn(next);
      setIds(NONE);
    },
    chats,
    isSelected: (id) => ids.has(id),
    isFull: chats.length >= LIMITS.chatsPerDelete,
    change: (step) =>
      setIds((now) =>
        selectedAfter(
          now,
          step,
          listed.map(({ id }) => id),
          LIMITS.chatsPerDelete,
        ),
      ),
  };
}
