import Button from '@mui/material/Button';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { isNarrowed, type LeadFilter } from '../leadFilter.ts';

interface LeadsEmptyProps {
  filter: LeadFilter;
  onClear: () => void;
}

/** No leads yet, or none that the filter lets through. */
export function LeadsEmpty({ filter, onClear }: LeadsEmptyProps) {
  const t = useTranslate();
  if (!isNarrowed(filter)) return <EmptyState icon="mail" title={t('leads.emptyTitle')} text={t('leads.emptyText')} />;
  return (
    <EmptyState
      icon="search"
      title={t('leads.noneTitle')}
      text={t('leads.noneText')}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t('leads.clearFilter')}
        </Button>
      }
    />
  );
}
