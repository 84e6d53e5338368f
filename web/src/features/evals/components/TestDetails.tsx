import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import type { TestResult } from '@parlance/domain/documents/evals/testResult';
import { useId } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useTestResult } from '../api/useTestResult.ts';
import { caseVerdict } from '../caseVerdict.ts';
import { AnswerColumn } from './AnswerColumn.tsx';
import { CheckList } from './CheckList.tsx';
import { LastRun } from './LastRun.tsx';
import { VerdictChip } from './VerdictChip.tsx';

interface TestDetailsProps {
  chatbotId: string;
  testCase: Stored<TestCase>;
  onClose: () => void;
}

/** One case with what its newest run found out: why, and the answer beside the one before. */
export function TestDetails({ chatbotId, testCase, onClose }: TestDetailsProps) {
  const t = useTranslate();
  const titleId = useId();
  const { id, question, locale, turn, last } = testCase;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }} lang={locale}>
        {question}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <div>
            <VerdictChip verdict={caseVerdict(testCase)} />
          </div>
          {turn !== null && (
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {t('tests.saidBefore', { question: turn.question, answer: turn.answer })}
            </Typography>
          )}
          {last !== null && last.version !== testCase.version && <Typography>{t('tests.outdated')}</Typography>}
          {last === null ? (
            <Typography>{t('tests.notAsked')}</Typography>
          ) : (
            <Outcome chatbotId={chatbotId} runId={last.runId} caseId={id} />
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface OutcomeProps {
  chatbotId: string;
  runId: string;
  caseId: string;
}

function Outcome({ chatbotId, runId, caseId }: OutcomeProps) {
  const t = useTranslate();
  const result = useTestResult(chatbotId, runId, caseId);
  if (result.status === 'loading') return <Skeleton variant="rounded" height={240} aria-busy="true" />;
  if (result.status === 'error')
    return <ErrorState title={t('tests.resultFailed')} error={result.error} onRetry={result.retry} />;
  if (result.value === null) return <Typography>{t('tests.resultGone')}</Typography>;
  return <Found chatbotId={chatbotId} runId={runId} result={result.value} />;
}

function Found({ chatbotId, runId, result }: Omit<OutcomeProps, 'caseId'> & { result: TestResult }) {
  const t = useTranslate();
  const { given, former, checks, isFlipped } = result;
  return (
    <>
      <CheckList checks={checks} />
      {isFlipped && <LastRun chatbotId={chatbotId} runId={runId} />}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: former === null ? '1fr' : '1fr 1fr' } }}
      >
        <AnswerColumn title={t('tests.answerNow')} answer={given} chatbotId={chatbotId} />
        {former !== null && <AnswerColumn title={t('tests.answerBefore')} answer={former} chatbotId={chatbotId} />}
      </Box>
    </>
  );
}
