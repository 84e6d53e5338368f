import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import Box from '@mui/material/Box';
import { type ChatbotView, isFound } from '../chatbotView.ts';
import { ChatbotTable } from './ChatbotTable.tsx';
import { ChatbotToolbar } from './ChatbotToolbar.tsx';
import { cardGrid } from './cardGrid.ts';
import { ChatbotCard } from './ChatbotCard.tsx';

interface ChatbotListProps {
  /** At least one. */
  chatbots: readonly Stored<Chatbot>[];
  view: ChatbotView;
  onView: (change: Partial<ChatbotView>) => void;
}

/** Maximum number of chatbots seen at a glance. */
const FEW = 4;

interface ChatbotCardsProps {
  chatbots: readonly Stored<Chatbot>[];
}

/** Chatbots side by side, with room for what each is for. */
function ChatbotCards({ chatbots }: ChatbotCardsProps) {
  return (
    <Box component="ul" sx={cardGrid}>
      {chatbots.map((chatbot) => (
        <li key={chatbot.id}>
          <ChatbotCard chatbot={chatbot} />
        </li>
      ))}
    </Box>
  );
}

/** The chatbots that are looked for, as cards or as a table. */
export function ChatbotList({ chatbots, view, onView }: ChatbotListProps) {
  const t = useTranslate();
  const isSearchable = chatbots.length > FEW || view.search !== '';
  const found = chatbots.filter((chatbot) => isFound(chatbot, view.search));
  return (
    <>
      <ChatbotToolbar view={view} isSearchable={isSearchable} onView={onView} />
      {found.length === 0 && (
        <EmptyState
          icon="search"
          title={t('chatbots.noneFoundTitle')}
          text={t('chatbots.noneFoundText', { search: view.search })}
        />
      )}
      {found.length > 0 && view.layout === 'cards' && <ChatbotCards chatbots={found} />}
      {found.length > 0 && view.layout === 'table' && <ChatbotTable chatbots={found} />}
    </>
  );
}
