import Box from '@mui/material/Box';
import { NavLink, useParams } from 'react-router';
import { paths } from '#web/config/paths.ts';
import { useChatbots } from '#web/lib/org/useChatbots.ts';

interface SidebarChatbotsProps {
  onNavigate: (() => void) | undefined;
}

/** The organization's chatbots, one click away from each other. The page itself reports what fails. */
export function SidebarChatbots({ onNavigate }: SidebarChatbotsProps) {
  const chatbots = useChatbots();
  const { chatbotId } = useParams();
  const there = chatbots.status === 'ready' ? chatbots.value.filter(({ isDeleting }) => !isDeleting) : [];
  if (there.length === 0) return <Box aria-hidden="true" />;
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, ml: 2.75, borderLeft: 1, borderColor: 'divider' }}
    >
      {there.map((chatbot) => (
        <li key={chatbot.id}>
          <Box
            component={NavLink}
            to={paths.chatbotSources(chatbot.id)}
            onClick={onNavigate}
            sx={{
              display: 'block',
              py: 1,
              pl: 2,
              pr: 1,
              ml: '-1px',
              borderLeft: 2,
              borderColor: chatbot.id === chatbotId ? 'primary.main' : 'transparent',
              color: chatbot.id === chatbotId ? 'text.primary' : 'text.secondary',
              typography: 'body2',
              textDecoration: 'none',
              whiteSpace: 'nowrap',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              '&:hover': { color: 'text.primary' },
            }}
          >
            {chatbot.name}
          </Box>
        </li>
      ))}
    </Box>
  );
}
