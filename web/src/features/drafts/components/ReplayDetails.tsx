import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { RelativeTime } from '#web/components/ui/RelativeTime.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useDraftRun } from '#web/lib/drafts/useDraftRun.ts';
import { useDraftName } from '../useDraftName.ts';
import type { ReplayOutcome } from '../useReplayAddress.ts';
import { ReplayAnswers } from './ReplayAnswers.tsx';
import { ReplayState } from './ReplayState.tsx';

interface ReplayDetailsProps {
  chatbotId: string;
  runId: string;
  outcome: ReplayOutcome | undefined;
}

/** One replay: how far it is, how many answers change, and each beside the one that the visitor got. */
export function ReplayDetails({ chatbotId, runId, outcome }: ReplayDetailsProps) {
  const t = useTranslate();
  const nameOf = useDraftName();
  const found = useDraftRun(chatbotId, runId);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Link component={PageLink} to={{ search: '' }} sx={{ justifySelf: 'start' }}>
        {t('replays.all')}
      </Link>
      {found.status === 'loading' && <Skeleton variant="rounded" height={240} aria-busy="true" />}
      {found.status === 'error' && (
        <ErrorState title={t('replays.loadFailed')} error={found.error} onRetry={found.retry} />
      )}
      {found.status === 'ready' && found.value === null && (
        <EmptyState icon="clock" title={t('replays.goneTitle')} text={t('replays.goneText')} />
      )}
      {found.status === 'ready' && found.value !== null && (
        <>
          <div>
            <Typography variant="h2">{nameOf(found.value)}</Typography>
            <Typography variant="body2" color="textSecondary">
              <RelativeTime date={found.value.startedAt} />
            </Typography>
          </div>
          <ReplayState chatbotId={chatbotId} run={found.value} />
          <ReplayAnswers run={found.value} outcome={outcome} />
        </>
      )}
    </Box>
  );
}
