import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { deleteTestCases } from '@parlance/domain/contracts/evals/evals';
import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import { useRef, useState } from 'react';
import type { ChatbotPageProps } from '#web/components/page/ChatbotPageProps.ts';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useHeldDeletion } from '#web/components/toast/useHeldDeletion.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useSearchParams } from 'react-router';
import { useTestCases } from '../api/useTestCases.ts';
import { useTestState } from '../api/useTestState.ts';
import type { OpenDialog } from '../OpenDialog.ts';
import { GateSwitch } from './GateSwitch.tsx';
import { RunPanel } from './RunPanel.tsx';
import { TestDetails } from './TestDetails.tsx';
import { TestDialogs } from './TestDialogs.tsx';
import { TestList } from './TestList.tsx';
import { TestsActions } from './TestsActions.tsx';
import { TestsEmpty } from './TestsEmpty.tsx';

/** The case whose details are open, as the address has it, and how to open another one or none. */
function useOpenCase(): [caseId: string | null, open: (caseId: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = (caseId: string | null): void => {
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        if (caseId === null) next.delete('case');
        else next.set('case', caseId);
        return next;
      },
      { preventScrollReset: true },
    );
  };
  return [params.get('case'), open];
}

/** The questions of a chatbot whose answers have to stay right, and what became of them. */
export default function TestsPage({ params: { chatbotId } }: ChatbotPageProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const canWrite = useCan('test.write');
  const cases = useTestCases(chatbotId);
  const state = useTestState(chatbotId);
  const [openId, open] = useOpenCase();
  const [dialog, setDialog] = useState<OpenDialog>();
  const region = useRef<HTMLDivElement>(null);
  const { hidden, remove } = useHeldDeletion(deleteTestCases, {
    deleted: t('tests.deleted'),
    failed: t('tests.deleteFailed'),
  });
  const shown = cases.status === 'ready' ? cases.value.filter(({ id }) => !hidden.has(id)) : [];
  const opened = shown.find(({ id }) => id === openId);
  const handleDelete = ({ id }: Stored<TestCase>) =>
    remove({ key: id, input: { orgId, chatbotId, caseIds: [id] }, region });
  const loaded = cases.status === 'ready' && state.status === 'ready' ? { state: state.value } : undefined;
  const failed = [cases, state].find((one) => one.status === 'error');
  return (
    <div ref={region} tabIndex={-1}>
      <PageHeader
        title={t('tests.title')}
        context={t('tests.context')}
        help="tests"
        action={loaded && <TestsActions cases={shown} canWrite={canWrite} onOpen={setDialog} />}
      />
      {failed?.status === 'error' && (
        <ErrorState title={t('tests.loadFailed')} error={failed.error} onRetry={failed.retry} />
      )}
      {loaded === undefined && failed === undefined && <Loading />}
      {loaded && shown.length === 0 && <TestsEmpty canWrite={canWrite} onOpen={setDialog} />}
      {loaded && shown.length > 0 && (
        <Stack spacing={3}>
          <RunPanel chatbotId={chatbotId} state={loaded.state} count={shown.length} canWrite={canWrite} />
          <GateSwitch chatbotId={chatbotId} />
          <TestList
            cases={shown}
            onShow={({ id }) => open(id)}
            onEdit={canWrite ? (testCase) => setDialog({ kind: 'edit', testCase }) : undefined}
            onDelete={canWrite ? handleDelete : undefined}
          />
        </Stack>
      )}
      {opened && <TestDetails key={opened.id} chatbotId={chatbotId} testCase={opened} onClose={() => open(null)} />}
      <TestDialogs chatbotId={chatbotId} dialog={dialog} onOpen={setDialog} />
    </div>
  );
}

function Loading() {
  return (
    <Stack spacing={2} aria-busy="true">
      {[120, 72, 72, 72].map((height, row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
