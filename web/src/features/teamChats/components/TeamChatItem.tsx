import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { setTeamChatTopics, testTeamChat } from '@parlance/domain/contracts/teamChats';
import type { TeamChat } from '@parlance/domain/documents/teamChats/teamChat';
import type { TeamChatTopic } from '@parlance/domain/teamChats/TEAM_CHAT_TOPICS';
import { useState } from 'react';
import { useAction } from '#web/components/toast/useAction.ts';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import type { Stored } from '#web/lib/live.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import { DisconnectTeamChatDialog } from './DisconnectTeamChatDialog.tsx';
import { TopicChoice } from './TopicChoice.tsx';

interface TeamChatItemProps {
  teamChat: Stored<TeamChat>;
  canManage: boolean;
}

/** State of a connection: what is wrong and what to do, and when a post last went out. */
function TeamChatHealth({ teamChat: { fault, postedAt } }: Pick<TeamChatItemProps, 'teamChat'>) {
  const t = useTranslate();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 0.75 }}>
        {fault === null ? (
          <StateChip color="success" icon="circle-check" label={t('teamChats.on')} />
        ) : (
          <StateChip color="error" icon="alert-circle" label={t('teamChats.faulty')} />
        )}
        <Typography variant="body2" color="textSecondary">
          {t('teamChats.posted')} {postedAt === null ? t('teamChats.never') : <RelativeTime date={postedAt} />}
        </Typography>
      </Box>
      {fault !== null && (
        <Typography variant="body2" sx={{ mt: 0.75, maxWidth: '72ch' }}>
          {t(`teamChats.fault.${fault.code}`)} (<RelativeTime date={fault.at} />)
        </Typography>
      )}
    </>
  );
}

/** One connected channel: which it is, how it does, what it is told, and what can be done with it. */
export function TeamChatItem({ teamChat, canManage }: TeamChatItemProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const [isDisconnecting, setDisconnecting] = useState(false);
  const [error, setError] = useState<string>();
  const { id: teamChatId, account, name, topics } = teamChat;
  const test = useAction(async () => {
    const { works } = await callContract(testTeamChat, { orgId, teamChatId });
    if (works) toast.success(t('teamChats.tested'));
  });
  const choose = useAction(async (chosen: TeamChatTopic[]) => {
    setError(chosen.length === 0 ? t('teamChats.topicsMissing') : undefined);
    if (chosen.length === 0) return;
    await callContract(setTeamChatTopics, { orgId, teamChatId, topics: chosen });
    toast.success(t('teamChats.saved'));
  });
  return (
    <Box component="li" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Stack spacing={1.5}>
        <Box>
          <Typography component="h3" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            {t(`teamChats.service.${account.kind}`)} · {name}
          </Typography>
          <TeamChatHealth teamChat={teamChat} />
        </Box>
        <TopicChoice
          chosen={topics}
          error={error}
          isDisabled={!canManage || choose.isBusy}
          onChange={(chosen) => choose.run(chosen)}
        />
        {canManage && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              size="small"
              color="inherit"
              loading={test.isBusy}
              aria-label={`${t('teamChats.test')}: ${name}`}
              onClick={() => test.run()}
            >
              {t('teamChats.test')}
            </Button>
            <Button
              size="small"
              color="error"
              aria-label={`${t('teamChats.disconnect')}: ${name}`}
              onClick={() => setDisconnecting(true)}
            >
              {t('teamChats.disconnect')}
            </Button>
          </Box>
        )}
      </Stack>
      {isDisconnecting && <DisconnectTeamChatDialog teamChat={teamChat} onClose={() => setDisconnecting(false)} />}
    </Box>
  );
}
