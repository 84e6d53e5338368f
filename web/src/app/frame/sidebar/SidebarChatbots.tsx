import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router';
import { NavPageLink } from '#web/components/links/NavPageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useChatbots } from '#web/lib/org/useChatbots.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface SidebarChatbotsProps {
  onNavigate: (() => void) | undefined;
}

const LIST = { listStyle: 'none', m: 0, mt: 0.5, p: 0, ml: 2.75, borderLeft: 1, borderColor: 'divider' } as const;
const ENTRY = { display: 'block', py: 1, pl: 2, pr: 1, typography: 'body2' } as const;

/** As high as the list of so many chatbots: what stands below it does not move once they are read. */
function Placeholder({ count }: { count: number }) {
  return (
    <Box aria-hidden="true" sx={LIST}>
      {Array.from({ length: count }, (_, index) => (
        <Box key={index} sx={ENTRY}>
          <Skeleton width={120} />
        </Box>
      ))}
    </Box>
  );
}

/** The organization's chatbots, one click away from each other. The page itself reports what fails. */
export function SidebarChatbots({ onNavigate }: SidebarChatbotsProps) {
  const chatbots = useChatbots();
  const { chatbotId } = useParams();
  const { chatbotCount } = useMembership().org;
  if (chatbots.status === 'loading') return <Placeholder count={chatbotCount} />;
  const there = chatbots.status === 'ready' ? chatbots.value.filter(({ isDeleting }) => !isDeleting) : [];
  if (there.length === 0) return <Box aria-hidden="true" />;
  return (
    <Box component="ul" sx={LIST}>
      {there.map((chatbot) => (
        <li key={chatbot.id}>
          <Box
            component={NavPageLink}
            to={paths.chatbotSources(chatbot.id)}
            onClick={onNavigate}
            sx={{
              ...ENTRY,
              ml: '-1px',
              borderLeft: 2,
              borderColor: chatbot.id === chatbotId ? 'primary.main' : 'transparent',
              color: chatbot.id === chatbotId ? 'text.primary' : 'text.secondary',
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
