import TextField from '@mui/material/TextField';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useTeam } from '#web/lib/org/useTeam.ts';
import type { ChatFilterState } from '../../filter/useChatFilter.ts';

/** Filters conversations by assignee: mine, nobody's, or another member's. */
export function AssigneeFilter({ state: { filter, setFilter } }: { state: ChatFilterState }) {
  const t = useTranslate();
  const { uid } = useMembership();
  const team = useTeam();
  const others = [...(team ?? [])].filter(([id]) => id !== uid);
  const shown = filter.assignee === uid ? 'me' : (filter.assignee ?? '');
  const isKnown = ['', 'me', 'none', ...others.map(([id]) => id)].includes(shown);
  return (
    <TextField
      id="filter-assignee"
      select
      size="small"
      label={t('chats.assignee')}
      value={shown}
      onChange={(event) => setFilter('assignee', event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('chats.filter.any')}</option>
      <option value="me">{t('chats.assignedToMe')}</option>
      <option value="none">{t('chats.assignedToNobody')}</option>
      {others.map(([id, { name }]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {!isKnown && <option value={shown}>{t('notes.formerMember')}</option>}
    </TextField>
  );
}
