import { useState } from 'react';
import { safeStorage } from '#web/lib/browser/safeStorage.ts';

const KEY = 'parlance-chat-layout';

export interface ChatLayout {
  isTable: boolean;
  /** Keeps the choice in this browser. */
  setTable: (isTable: boolean) => void;
}

/** Layout of conversations: a table or a list. */
export function useChatLayout(): ChatLayout {
  const [isTable, setIsTable] = useState(() => safeStorage.read(KEY) === 'table');
  return {
    isTable,
    setTable: (next) => {
      safeStorage.write(KEY, next ? 'table' : 'list');
      setIsTable(next);
    },
  };
}
