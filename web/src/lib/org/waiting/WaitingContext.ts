import type { Chat } from '@parlance/domain/documents/chats/chat';
import { createContext } from 'react';
import type { Stored } from '#web/lib/live.ts';

/** The organization's conversations whose visitors wait for an agent, the longest wait first, live. None outside the dashboard. */
export const WaitingContext = createContext<readonly Stored<Chat>[]>([]);
