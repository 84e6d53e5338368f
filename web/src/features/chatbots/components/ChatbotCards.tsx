import Box from '@mui/material/Box';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Stored } from '#web/lib/live.ts';
import { cardGrid } from './cardGrid.ts';
import { ChatbotCard } from './ChatbotCard.tsx';

interface ChatbotCardsProps {
  chatbots: readonly Stored<Chatbot>[];
}

/** Chatbots side by side, with room for what each is for. */
export function ChatbotCards({ chatbots }: ChatbotCardsProps) {
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
