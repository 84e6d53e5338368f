import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { Panel } from '#web/components/ui/Panel.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useReplays } from '#web/lib/drafts/useReplays.ts';
import { useDraftName } from '../useDraftName.ts';
import { replaySearch } from '../useReplayAddress.ts';

/** The replays of the last seven days. */
export function ReplayList({ chatbotId }: { chatbotId: string }) {
  const t = useTranslate();
  const nameOf = useDraftName();
  const replays = useReplays(chatbotId);
  if (replays.status === 'error')
    return <ErrorState title={t('replays.loadFailed')} error={replays.error} onRetry={replays.retry} />;
  if (replays.status === 'loading') {
    return (
      <Stack spacing={2} aria-busy="true">
        {[72, 72, 72].map((height, row) => (
          <Skeleton key={row} variant="rounded" height={height} />
        ))}
      </Stack>
    );
  }
  if (replays.value.length === 0)
    return <EmptyState icon="history" title={t('replays.noneTitle')} text={t('replays.noneText')} />;
  return (
    <Panel component="ul">
      {replays.value.map((run) => (
        <Box
          component="li"
          key={run.id}
          sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}
        >
          <Link component={PageLink} to={{ search: replaySearch(run.id) }} sx={{ fontWeight: 600 }}>
            {nameOf(run)}
          </Link>
          <Typography variant="body2" color="textSecondary">
            <RelativeTime date={run.startedAt} /> · {t(`replays.status.${run.status}`)} ·{' '}
            {t('replays.changed', {
              changed: run.outcomes.facts + run.outcomes.answered + run.outcomes.refused,
              total: run.items.length,
            })}
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}
