import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TeamChat } from '@parlance/domain/documents/teamChats/teamChat';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { TeamChatItem } from './TeamChatItem.tsx';

interface TeamChatListProps {
  teamChats: Live<readonly Stored<TeamChat>[]>;
  canManage: boolean;
}

/** The connected channels, or that there are none. */
export function TeamChatList({ teamChats, canManage }: TeamChatListProps) {
  const t = useTranslate();
  if (teamChats.status === 'loading') return <Skeleton variant="rounded" height={148} sx={{ mb: 2 }} />;
  if (teamChats.status === 'error') {
    return <ErrorState title={t('teamChats.loadFailed')} error={teamChats.error} onRetry={teamChats.retry} />;
  }
  if (teamChats.value.length === 0)
    return <Typography sx={{ mb: 2, maxWidth: '72ch' }}>{t('teamChats.none')}</Typography>;
  return (
    <Stack component="ul" spacing={2} aria-label={t('teamChats.title')} sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
      {teamChats.value.map((teamChat) => (
        <TeamChatItem key={teamChat.id} teamChat={teamChat} canManage={canManage} />
      ))}
    </Stack>
  );
}
