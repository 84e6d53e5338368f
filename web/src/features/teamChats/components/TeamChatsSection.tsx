import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { useId, useState } from 'react';
import { HelpLink } from '#web/components/page/HelpLink.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useTeamChats } from '../api/useTeamChats.ts';
import { ConnectSlackDialog } from './ConnectSlackDialog.tsx';
import { ConnectTeamsDialog } from './ConnectTeamsDialog.tsx';
import { TeamChatList } from './TeamChatList.tsx';

const SERVICES = ['slack', 'teams'] as const;

/** Channels of Slack and Teams in which the team is told what waits for it: those of the organization, the same at each of its chatbots. */
export function TeamChatsSection() {
  const t = useTranslate();
  const titleId = useId();
  const teamChats = useTeamChats();
  const canManage = useCan('channels.manage');
  const [connecting, setConnecting] = useState<(typeof SERVICES)[number]>();
  const close = () => setConnecting(undefined);
  const count = teamChats.status === 'ready' ? teamChats.value.length : 0;
  const isFull = count >= LIMITS.teamChatsPerOrg;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 5 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 0.75 }}>
        {t('teamChats.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '72ch' }}>
        {t('teamChats.context')} <HelpLink page="team-chats" about={t('teamChats.title')} />
      </Typography>
      {isFull && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('teamChats.full', { max: LIMITS.teamChatsPerOrg })}
        </Typography>
      )}
      <TeamChatList teamChats={teamChats} canManage={canManage} />
      {canManage && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {SERVICES.map((service) => (
            <Button
              key={service}
              variant="outlined"
              startIcon={<AppIcon name="plus" size={18} />}
              disabled={teamChats.status !== 'ready' || isFull}
              onClick={() => setConnecting(service)}
            >
              {t('teamChats.connectTo', { service: t(`teamChats.service.${service}`) })}
            </Button>
          ))}
        </Box>
      )}
      {connecting === 'slack' && <ConnectSlackDialog onClose={close} />}
      {connecting === 'teams' && <ConnectTeamsDialog onClose={close} />}
    </Box>
  );
}
