import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Team } from '@parlance/domain/documents/organizations/team';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { TakesConversations } from '#web/components/settings/TakesConversations.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { Panel } from '#web/components/ui/Panel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useTeams } from '../api/useTeams.ts';
import { DeleteTeamDialog } from './DeleteTeamDialog.tsx';
import { TeamDialog } from './TeamDialog.tsx';
import { TeamRow } from './TeamRow.tsx';

type Open = { kind: 'edit' | 'delete'; team: Stored<Team> } | { kind: 'new' };

/** The teams to whose members requests for an agent are given, and how. */
export default function TeamsPage() {
  const t = useTranslate();
  const teams = useTeams();
  const canManage = useCan('teams.manage');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const isFull = teams.status === 'ready' && teams.value.length >= LIMITS.teams;
  const create = canManage && (
    <Button
      variant="contained"
      startIcon={<AppIcon name="plus" size={18} />}
      disabled={teams.status !== 'ready' || isFull}
      onClick={() => setOpen({ kind: 'new' })}
    >
      {t('teams.create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('teams.title')} context={t('teams.context')} action={create} />
      {isFull && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('teams.full', { max: LIMITS.teams })}
        </Typography>
      )}
      {teams.status === 'loading' && (
        <Stack spacing={1}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} variant="rounded" height={96} />
          ))}
        </Stack>
      )}
      {teams.status === 'error' && (
        <ErrorState title={t('teams.loadFailed')} error={teams.error} onRetry={teams.retry} />
      )}
      {teams.status === 'ready' && teams.value.length === 0 && (
        <EmptyState icon="users" title={t('teams.noneTitle')} text={t('teams.noneText')} />
      )}
      {teams.status === 'ready' && teams.value.length > 0 && (
        <Panel component="ul">
          {teams.value.map((team) => (
            <TeamRow
              key={team.id}
              team={team}
              onEdit={canManage ? () => setOpen({ kind: 'edit', team }) : undefined}
              onDelete={canManage ? () => setOpen({ kind: 'delete', team }) : undefined}
            />
          ))}
        </Panel>
      )}
      <Box sx={{ mt: 3 }}>
        <TakesConversations />
      </Box>
      {open?.kind === 'new' && <TeamDialog onClose={close} />}
      {open?.kind === 'edit' && <TeamDialog team={open.team} onClose={close} />}
      {open?.kind === 'delete' && <DeleteTeamDialog team={open.team} onClose={close} />}
    </>
  );
}
