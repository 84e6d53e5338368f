import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbot';
import { Link } from 'react-router';
import { AppIcon } from '#web/components/AppIcon.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { cardGrid } from './cardGrid.ts';
import { ConversationCount } from './ConversationCount.tsx';

interface ChatbotCardsProps {
  chatbots: readonly Stored<Chatbot>[];
}

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

function ChatbotCard({ chatbot }: { chatbot: Stored<Chatbot> }) {
  const t = useTranslate();
  const isActive = chatbot.status === 'active';
  return (
    <Card sx={{ height: '100%', '&:hover': { borderColor: 'primary.main' } }}>
      <CardActionArea
        component={Link}
        to={paths.chatbotSources(chatbot.id)}
        sx={{ height: '100%', minHeight: 184, p: 2.5, display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
      >
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {chatbot.name}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{
            mt: 0.5,
            mb: 2,
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflowWrap: 'anywhere',
          }}
        >
          {chatbot.description === '' ? t('chatbots.noDescription') : chatbot.description}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
          <Chip
            size="small"
            color={isActive ? 'success' : 'default'}
            variant="outlined"
            icon={<AppIcon name={isActive ? 'circle-check' : 'circle-dashed'} size={16} />}
            label={t(isActive ? 'chatbots.active' : 'chatbots.inactive')}
          />
          <Chip
            size="small"
            color={chatbot.trained ? 'default' : 'warning'}
            variant="outlined"
            icon={<AppIcon name={chatbot.trained ? 'file-text' : 'alert-circle'} size={16} />}
            label={t(chatbot.trained ? 'chatbots.trained' : 'chatbots.notTrained')}
          />
        </Box>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' }}
        >
          <ConversationCount chatbotId={chatbot.id} />
        </Typography>
      </CardActionArea>
    </Card>
  );
}
