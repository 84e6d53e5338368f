import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LEAD_PRIORITIES, LEAD_STATUSES } from '@parlance/domain/documents/chats/lead';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { SearchField } from '#web/components/forms/SearchField.tsx';
import { MaskedNotice } from '#web/components/masking/MaskedNotice.tsx';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Team } from '#web/lib/org/useTeam.ts';
import { useCategories } from '../../api/useCategories.ts';
import { isNarrowed, type LeadFilter } from '../../leadFilter.ts';
import { AssigneeFilter } from './AssigneeFilter.tsx';
import { FilterSelect } from '#web/components/forms/FilterSelect.tsx';

interface LeadFiltersProps {
  /** Undefined: of all chatbots. */
  chatbotId: string | undefined;
  filter: LeadFilter;
  team: Team;
  onFilter: (change: Partial<LeadFilter>) => void;
  onClear: () => void;
  /** Actions on the list. */
  action: ReactNode;
}

/** Categories begin with a sign in the control, so that none can be taken for "all" or "without". */
const WITHOUT = 'without';
const NAMED = '=';

function toCategory(value: string): LeadFilter['category'] {
  if (value === WITHOUT) return null;
  return value === '' ? undefined : value.slice(NAMED.length);
}

/** Search and filters of the list of leads. Every choice goes back to the first page. */
export function LeadFilters({ chatbotId, filter, team, onFilter, onClear, action }: LeadFiltersProps) {
  const t = useTranslate();
  const isMasked = useIsMasked();
  const known = useCategories(chatbotId);
  const statuses = chatbotId === undefined ? ([...LEAD_STATUSES, 'open'] as const) : LEAD_STATUSES;
  const { category } = filter;
  const categories = typeof category === 'string' && !known.includes(category) ? [...known, category] : known;
  const narrow = (change: Partial<LeadFilter>) => onFilter({ ...change, page: 0 });
  const all = ['', t('leads.filter.all')] as const;
  return (
    <Box component="search" aria-label={t('leads.filter')} sx={{ display: 'grid', gap: 2, mb: 2.5 }}>
      {isMasked ? (
        <MaskedNotice />
      ) : (
        <SearchField
          label={t('leads.search')}
          hint={t('leads.searchHint')}
          help={t('leads.searchHelp')}
          search={filter.search}
          onSearch={(search) => narrow({ search })}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <FilterSelect
          label={t('leads.status')}
          value={filter.status ?? ''}
          options={[all, ...statuses.map((status) => [status, t(`leadStatus.${status}`)] as const)]}
          onChange={(value) => narrow({ status: statuses.find((status) => status === value) })}
        />
        <FilterSelect
          label={t('leads.priority')}
          value={filter.priority ?? ''}
          options={[all, ...LEAD_PRIORITIES.map((priority) => [priority, t(`leadPriority.${priority}`)] as const)]}
          onChange={(value) => narrow({ priority: LEAD_PRIORITIES.find((priority) => priority === value) })}
        />
        <FilterSelect
          label={t('leads.category')}
          value={category === null ? WITHOUT : category === undefined ? '' : NAMED + category}
          options={[all, [WITHOUT, t('leads.noCategory')], ...categories.map((each) => [NAMED + each, each] as const)]}
          onChange={(value) => narrow({ category: toCategory(value) })}
        />
        <AssigneeFilter assignee={filter.assignee} team={team} onChange={(assignee) => narrow({ assignee })} />
        <DayField label={t('leads.from')} day={filter.from} onChange={(from) => narrow({ from })} />
        <DayField label={t('leads.to')} day={filter.to} onChange={(to) => narrow({ to })} />
        {isNarrowed(filter) && <Button onClick={onClear}>{t('leads.clearFilter')}</Button>}
        <Box sx={{ ml: 'auto' }}>{action}</Box>
      </Box>
    </Box>
  );
}

interface DayFieldProps {
  label: string;
  day: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** The browser's own field, whose order of day and month nobody can choose: the day stands below it in the page's language. */
function DayField({ label, day, onChange }: DayFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      id={useId()}
      type="date"
      size="small"
      label={label}
      value={day ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      helperText={
        day === undefined ? undefined : intl.formatDate(`${day}T00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })
      }
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
      sx={{ flex: '1 1 140px', maxWidth: { sm: 180 } }}
    />
  );
}
