import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DESK_KINDS } from '@parlance/domain/desk/DESK_KINDS';
import { DECLARATION_STATUSES } from '@parlance/domain/documents/declarations/declaration';
import { FilterSelect } from '#web/components/forms/FilterSelect.tsx';
import { MaskedNotice } from '#web/components/masking/MaskedNotice.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import { type DeclarationFilter, isNarrowed } from '../declarationFilter.ts';

interface DeclarationFiltersProps {
  filter: DeclarationFilter;
  onFilter: (change: Partial<DeclarationFilter>) => void;
}

/** Filters of the list of declarations. Every choice goes back to the first page. */
export function DeclarationFilters({ filter, onFilter }: DeclarationFiltersProps) {
  const t = useTranslate();
  const isMasked = useIsMasked();
  const narrow = (change: Partial<DeclarationFilter>) => onFilter({ ...change, page: 0 });
  const all = ['', t('leads.filter.all')] as const;
  return (
    <Box component="search" aria-label={t('declarations.filter')} sx={{ display: 'grid', gap: 2, mb: 2.5 }}>
      {isMasked && <MaskedNotice />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <FilterSelect
          label={t('declarations.kind')}
          value={filter.kind ?? ''}
          options={[all, ...DESK_KINDS.map((kind) => [kind, t(`declarations.kind.${kind}`)] as const)]}
          onChange={(value) => narrow({ kind: DESK_KINDS.find((kind) => kind === value) })}
        />
        <FilterSelect
          label={t('leads.status')}
          value={filter.status ?? ''}
          options={[all, ...DECLARATION_STATUSES.map((status) => [status, t(`leadStatus.${status}`)] as const)]}
          onChange={(value) => narrow({ status: DECLARATION_STATUSES.find((status) => status === value) })}
        />
        {isNarrowed(filter) && (
          <Button onClick={() => narrow({ kind: undefined, status: undefined })}>{t('leads.clearFilter')}</Button>
        )}
      </Box>
    </Box>
  );
}
