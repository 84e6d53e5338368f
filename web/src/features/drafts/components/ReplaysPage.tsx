import Button from '@mui/material/Button';
import { startDraftRun } from '@parlance/domain/contracts/drafts/drafts';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { useNavigate } from 'react-router';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { replaySearch, useReplayAddress } from '../useReplayAddress.ts';
import { ReplayDetails } from './ReplayDetails.tsx';
import { ReplayList } from './ReplayList.tsx';

/** Visitors' last questions, asked again: which answers change with a draft, or have changed since. */
export default function ReplaysPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { orgId } = useMembership();
  const canWrite = useCan('test.write');
  const { runId, outcome } = useReplayAddress();
  const { isBusy, run } = useAction(async () => {
    const begun = newId();
    await callContract(startDraftRun, { orgId, chatbotId, runId: begun, kind: 'replay', changes: {} });
    await navigate({ search: replaySearch(begun) });
  }, t('replays.startFailed'));
  return (
    <>
      <PageHeader
        title={t('replays.title')}
        context={t('replays.context', { max: LIMITS.replayQuestions })}
        help="tests"
        action={
          canWrite && (
            <Button
              variant="contained"
              loading={isBusy}
              onClick={() => run()}
              startIcon={<AppIcon name="refresh" size={18} />}
            >
              {t('replays.start')}
            </Button>
          )
        }
      />
      {!canWrite && <EmptyState icon="eye-off" title={t('replays.closedTitle')} text={t('replays.closedText')} />}
      {canWrite && runId === null && <ReplayList chatbotId={chatbotId} />}
      {canWrite && runId !== null && (
        <ReplayDetails key={runId} chatbotId={chatbotId} runId={runId} outcome={outcome} />
      )}
    </>
  );
}
