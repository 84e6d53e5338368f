import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import { useIntl } from 'react-intl';
import { ListRow } from '#web/components/ui/ListRow.tsx';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { caseVerdict, isFlipped } from '../caseVerdict.ts';
import { VerdictChip } from './VerdictChip.tsx';

interface TestRowProps {
  testCase: TestCase;
  onShow: () => void;
  /** Undefined for those who may not. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** One case: its question, what is expected, and what became of it. */
export function TestRow({ testCase, onShow, onEdit, onDelete }: TestRowProps) {
  const t = useTranslate();
  const intl = useIntl();
  const { question, locale, expectation, mustPass } = testCase;
  const expected =
    expectation.kind === 'refuse'
      ? t('tests.expectsNone')
      : t('tests.expectsFacts', { facts: intl.formatList(expectation.facts, { type: 'unit' }) });
  return (
    <ListRow
      edit={{ label: t('tests.edit', { question }), onClick: onEdit }}
      remove={{ label: t('tests.delete', { question }), onClick: onDelete }}
    >
      <Link
        component="button"
        type="button"
        onClick={onShow}
        lang={locale}
        sx={{ fontWeight: 600, textAlign: 'left', overflowWrap: 'anywhere', minHeight: 24 }}
      >
        {question}
      </Link>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {expected}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
        <VerdictChip verdict={caseVerdict(testCase)} />
        {isFlipped(testCase) && <StateChip color="warning" icon="transfer" label={t('tests.flipped')} />}
        {mustPass && <StateChip color="default" icon="bookmark" label={t('tests.mustPass')} />}
      </Box>
    </ListRow>
  );
}
