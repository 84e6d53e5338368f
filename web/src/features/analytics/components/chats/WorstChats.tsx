import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Period } from '@parlance/domain/analytics/periodOf';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import { ChartFrame } from '#web/components/charts/ChartFrame.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useUnhappyChats, UNHAPPY_READ } from '../../api/useUnhappyChats.ts';
import { begunLink } from '#web/lib/lists/begunLink.ts';
import { worstFirst } from '../../views/worstFirst.ts';

const SHOWN = 10;

/** The conversations of a period that went worst, with the way to all that visitors were unhappy in. */
export function WorstChats({ chatbotId, period }: { chatbotId: string; period: Period }) {
  const t = useTranslate();
  const chats = useUnhappyChats(chatbotId, period);
  const { from, to } = period;
  return (
    <ChartFrame
      title={t('analytics.worst')}
      text={t('analytics.worstText', { count: UNHAPPY_READ })}
      actions={
        <Button size="small" component={PageLink} to={begunLink(chatbotId, { sentiment: 'negative', from, to })}>
          {t('analytics.allUnhappy')}
        </Button>
      }
    >
      <WorstList chatbotId={chatbotId} chats={chats} />
    </ChartFrame>
  );
}

function WorstList({ chatbotId, chats }: { chatbotId: string; chats: Live<readonly Stored<Chat>[]> }) {
  const t = useTranslate();
  if (chats.status === 'error') {
    return <ErrorState title={t('chats.loadFailed')} error={chats.error} onRetry={chats.retry} />;
  }
  if (chats.status === 'loading') return <Skeleton variant="rounded" height={240} />;
  if (chats.value.length === 0) return <Typography color="textSecondary">{t('analytics.worstNone')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {worstFirst(chats.value)
        .slice(0, SHOWN)
        .map((chat) => (
          <Box
            component="li"
            key={chat.id}
            sx={{ py: 1.25, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}
          >
            <MuiLink
              component={PageLink}
              to={paths.chatbotChat(chatbotId, chat.id)}
              color="textPrimary"
              underline="hover"
              sx={{ overflowWrap: 'anywhere', fontWeight: 550 }}
            >
              {chat.lastMessage === '' ? t('analytics.noMessage') : chat.lastMessage}
            </MuiLink>
            <Typography variant="caption" component="p" color="textSecondary">
              {chat.topic !== null && `${chat.topic} · `}
              {chat.outcome !== null && chat.outcome !== 'answered' && `${t(`outcome.${chat.outcome}`)} · `}
              {chat.rating === 'negative' && `${t('rating.negative')} · `}
              <RelativeTime date={chat.lastMessageAt} />
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
