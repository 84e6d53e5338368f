import type { TestCase } from '@parlance/domain/documents/evals/testCase';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { FilterLinks } from '#web/components/ui/FilterLinks.tsx';
import { Panel } from '#web/components/ui/Panel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { TestRow } from './TestRow.tsx';
import { caseVerdict, isFlipped } from '../caseVerdict.ts';

interface TestListProps {
  cases: readonly Stored<TestCase>[];
  onShow: (testCase: Stored<TestCase>) => void;
  /** Undefined for those who may not. */
  onEdit: ((testCase: Stored<TestCase>) => void) | undefined;
  onDelete: ((testCase: Stored<TestCase>) => void) | undefined;
}

const CASE_FILTERS = ['all', 'failed', 'flipped'] as const;

type CaseFilter = (typeof CASE_FILTERS)[number];

/** The filter that an address names; all where it names none. */
function readCaseFilter(params: URLSearchParams): CaseFilter {
  const named = params.get('show');
  return CASE_FILTERS.find((one) => one === named) ?? 'all';
}

/** Reports whether a case belongs to a filter's list. */
function matchesFilter(testCase: TestCase, filter: CaseFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'failed':
      return caseVerdict(testCase) === 'failed';
    case 'flipped':
      return isFlipped(testCase);
  }
}

/** The cases with what became of them. */
export function TestList({ cases, onShow, onEdit, onDelete }: TestListProps) {
  const t = useTranslate();
  const [params] = useSearchParams();
  const filter = readCaseFilter(params);
  const shown = cases.filter((one) => matchesFilter(one, filter));
  return (
    <div>
      <FilterLinks
        label={t('tests.filter')}
        links={CASE_FILTERS.map((one) => ({
          search: one === 'all' ? '' : `show=${one}`,
          label: t(`tests.filter.${one}`, { count: cases.filter((testCase) => matchesFilter(testCase, one)).length }),
          isCurrent: one === filter,
        }))}
      />
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
