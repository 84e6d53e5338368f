import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { ReactNode } from 'react';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { ChatbotMenu } from './ChatbotMenu.tsx';
import { ConversationCount } from './ConversationCount.tsx';
import { StatusChip } from './StatusChip.tsx';
import { TrainedChip } from './TrainedChip.tsx';
import { useChatbotAddress } from '../useChatbotAddress.ts';

interface ChatbotCardProps {
  chatbot: Stored<Chatbot>;
}

const body = {
  height: '100%',
  minHeight: 184,
  p: 2.5,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
} as const;

/** A chatbot with its state. All of it leads to its pages, except for the menu, and not while it is being deleted. */
export function ChatbotCard({ chatbot }: ChatbotCardProps) {
  const addressOf = useChatbotAddress();
  if (chatbot.isDeleting) {
    return (
      <Card sx={{ height: '100%', borderStyle: 'dashed' }}>
        <Box sx={body}>
          <CardText chatbot={chatbot}>
            <StatusChip chatbot={chatbot} />
          </CardText>
        </Box>
      </Card>
    );
  }
  return (
    <Card sx={{ position: 'relative', height: '100%', '&:hover': { borderColor: 'primary.main' } }}>
      <CardActionArea component={PageLink} to={addressOf(chatbot)} sx={body}>
        <CardText chatbot={chatbot}>
          <StatusChip chatbot={chatbot} />
          <TrainedChip chatbot={chatbot} />
        </CardText>
        <Typography
          variant="body2"
          component="div"
          color="textSecondary"
          sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' }}
        >
          <ConversationCount chatbotId={chatbot.id} />
        </Typography>
      </CardActionArea>
      <Box sx={{ position: 'absolute', top: 12, right: 8 }}>
        <ChatbotMenu chatbot={chatbot} />
      </Box>
    </Card>
  );
}

function CardText({ chatbot, children }: ChatbotCardProps & { children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere', pr: 4 }}>
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto' }}>{children}</Box>
    </>
  );
}
