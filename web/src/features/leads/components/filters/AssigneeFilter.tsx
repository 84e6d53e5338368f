import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Team } from '#web/lib/org/useTeam.ts';
import { FilterSelect } from '#web/components/forms/FilterSelect.tsx';

interface AssigneeFilterProps {
  assignee: string | undefined;
  team: Team;
  onChange: (assignee: string | undefined) => void;
}

/** Filters leads by assignee: mine, nobody's, or another member's. */
export function AssigneeFilter({ assignee, team, onChange }: AssigneeFilterProps) {
  const t = useTranslate();
  const { uid } = useMembership();
  const others = [...team].flatMap(([id, { name }]) => (id === uid ? [] : [[id, name] as const]));
  const shown = assignee === uid ? 'me' : (assignee ?? '');
  const isKnown = ['', 'me', 'none', ...team.keys()].includes(shown);
  return (
    <FilterSelect
      label={t('leads.assignee')}
      value={shown}
      options={[
        ['', t('leads.filter.all')],
        ['me', t('leads.assignedToMe')],
        ['none', t('leads.assignedToNobody')],
        ...others,
        ...(isKnown ? [] : [[shown, t('leads.formerMember')] as const]),
      ]}
      onChange={(value) => onChange(value === '' ? undefined : value)}
    />
  );
}
