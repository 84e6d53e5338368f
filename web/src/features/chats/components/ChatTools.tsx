import Box from '@mui/material/Box';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { type ReactNode, useRef } from 'react';
import { ExportButton } from '#web/components/exports/ExportButton.tsx';
import type { ChatFilterState } from '../filter/useChatFilter.ts';
import type { ChatLayout } from '../list/useChatLayout.ts';
import type { ChatSelection } from '../selection/useChatSelection.ts';
import { useChatShortcuts } from '../shortcuts/useChatShortcuts.ts';
import { ChatFilterBar } from './filters/ChatFilterBar.tsx';
import { ShortcutSheet } from './shortcuts/ShortcutSheet.tsx';

interface ChatToolsProps {
  /** Undefined: conversations of all chatbots. */
  chatbotId: string | undefined;
  filters: ChatFilterState;
  /** Those that are listed. */
  chats: readonly Chat[];
  /** Phones show the chosen conversation alone. */
  hasChosen: boolean;
  layout: ChatLayout;
  /** Undefined for those who may not. */
  selection: ChatSelection | undefined;
  children: ReactNode;
}

/** Search, filters and shortcuts around the list and the conversation. */
export function ChatTools({ chatbotId, filters, chats, hasChosen, layout, selection, children }: ChatToolsProps) {
  const region = useRef<HTMLDivElement>(null);
  const shortcuts = useChatShortcuts(region);
  const exportedId = chatbotId ?? filters.filter.chatbot ?? null;
  return (
    <Box ref={region}>
      <Box sx={{ display: { xs: hasChosen ? 'none' : 'flex', md: 'flex' }, flexWrap: 'wrap', columnGap: 1 }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <ChatFilterBar
            chatbotId={chatbotId}
            state={filters}
            categories={categoriesOf(chats)}
            layout={layout}
            selection={selection}
            onShortcuts={() => shortcuts.setSheetOpen(true)}
          />
        </Box>
        <Box sx={{ mb: 2 }}>
          <ExportButton chatbotId={exportedId} view={{ kind: 'chats', filter: filters.filter }} />
        </Box>
      </Box>
      {children}
      <ShortcutSheet {...shortcuts} />
    </Box>
  );
}

function categoriesOf(chats: readonly Chat[]): readonly string[] {
  return [...new Set(chats.flatMap(({ category }) => category ?? []))].toSorted((a, b) => a.localeCompare(b));
}
