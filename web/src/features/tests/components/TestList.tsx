import Box from '@mui/material/Box';
import type { TestCase } from '@parlance/domain/documents/tests/testCase';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { Panel } from '#web/components/ui/Panel.tsx';
import { tabLink } from '#web/components/ui/tabLink.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { CASE_FILTERS, matchesFilter, readCaseFilter } from '../caseFilter.ts';
import { TestRow } from './TestRow.tsx';

interface TestListProps {
  cases: readonly Stored<TestCase>[];
  onShow: (testCase: Stored<TestCase>) => void;
  /** Undefined for those who may not. */
  onEdit: ((testCase: Stored<TestCase>) => void) | undefined;
  onDelete: ((testCase: Stored<TestCase>) => void) | undefined;
}

/** The cases with what became of them. The filters are links: each list has an address of its own. */
export function TestList({ cases, onShow, onEdit, onDelete }: TestListProps) {
  const t = useTranslate();
  const [params] = useSearchParams();
  const filter = readCaseFilter(params);
  const shown = cases.filter((one) => matchesFilter(one, filter));
  return (
    <div>
      <Box component="nav" aria-label={t('tests.filter')} sx={{ display: 'flex', gap: 0.5, overflowX: 'auto', mb: 2 }}>
        {CASE_FILTERS.map((one) => {
          const isCurrent = one === filter;
          const count = cases.filter((testCase) => matchesFilter(testCase, one)).length;
          return (
            <Box
              key={one}
              component={Link}
              to={{ search: one === 'all' ? '' : `show=${one}` }}
              aria-current={isCurrent ? 'page' : undefined}
              sx={{
                ...tabLink,
                py: 1,
                borderRadius: 1,
                bgcolor: isCurrent ? 'primary.light' : 'transparent',
                color: isCurrent ? 'primary.main' : 'text.secondary',
                fontWeight: 600,
                '&:hover': { color: isCurrent ? 'primary.main' : 'text.primary' },
              }}
            >
              {t(`tests.filter.${one}`, { count })}
            </Box>
          );
        })}
      </Box>
      {shown.length === 0 ? (
        <EmptyState icon="circle-check" title={t('tests.noneShown')} text={t('tests.noneShownText')} />
      ) : (
        <Panel component="ul">
          {shown.map((testCase) => (
            <TestRow
              key={testCase.id}
              testCase={testCase}
              onShow={() => onShow(testCase)}
              onEdit={onEdit && (() => onEdit(testCase))}
              onDelete={onDelete && (() => onDelete(testCase))}
            />
          ))}
        </Panel>
      )}
    </div>
  );
}
