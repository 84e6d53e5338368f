import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { FilterLinks } from '#web/components/ui/FilterLinks.tsx';
import { Panel } from '#web/components/ui/Panel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useDraftAnswers } from '#web/lib/drafts/useDraftAnswers.ts';
import type { Stored } from '#web/lib/live.ts';
import { REPLAY_OUTCOMES, replaySearch, type ReplayOutcome } from '../useReplayAddress.ts';
import { ReplayAnswer } from './ReplayAnswer.tsx';

interface ReplayAnswersProps {
  run: Stored<DraftRun>;
  outcome: ReplayOutcome | undefined;
}

/** The questions of a replay by what became of them, with both answers. */
export function ReplayAnswers({ run, outcome }: ReplayAnswersProps) {
  const t = useTranslate();
  const answers = useDraftAnswers(run.id);
  const all = REPLAY_OUTCOMES.reduce((sum, one) => sum + run.outcomes[one], 0);
  if (answers.status === 'error')
    return <ErrorState title={t('replays.loadFailed')} error={answers.error} onRetry={answers.retry} />;
  if (answers.status === 'loading') return <Skeleton variant="rounded" height={240} aria-busy="true" />;
  const shown = answers.value.filter((answer) => outcome === undefined || answer.outcome === outcome);
  return (
    <div>
      <FilterLinks
        label={t('replays.filter')}
        links={[
          { search: replaySearch(run.id), label: t('replays.filter.all', { count: all }), isCurrent: !outcome },
          ...REPLAY_OUTCOMES.map((one) => ({
            search: replaySearch(run.id, one),
            label: t(`replays.filter.${one}`, { count: run.outcomes[one] }),
            isCurrent: one === outcome,
          })),
        ]}
      />
      {shown.length === 0 ? (
        <EmptyState icon="circle-dashed" title={t('replays.noneShown')} text={t('replays.noneShownText')} />
      ) : (
        <Panel component="ul">
          {shown.map((answer) => (
            <Box component="li" key={answer.id} sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <ReplayAnswer answer={answer} />
            </Box>
          ))}
        </Panel>
      )}
    </div>
  );
}
