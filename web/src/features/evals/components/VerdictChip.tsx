import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { CaseVerdict } from '../caseVerdict.ts';

const CHIPS = {
  passed: { color: 'success', icon: 'circle-check' },
  failed: { color: 'error', icon: 'x' },
  open: { color: 'default', icon: 'circle-dashed' },
} as const;

/** Shows whether a case has passed. */
export function VerdictChip({ verdict }: { verdict: CaseVerdict }) {
  const t = useTranslate();
  return <StateChip {...CHIPS[verdict]} label={t(`tests.verdict.${verdict}`)} />;
}
