import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Team } from '#web/lib/org/useTeam.ts';
import type { LeadSort } from '../../leadFilter.ts';
import { type LeadColumn, leadColumns } from './leadColumns.tsx';
import type { LeadRoom } from './leadWidths.ts';

interface LeadColumnsOptions {
  /** Undefined while they load. */
  team: Team | undefined;
  room: LeadRoom;
  /** The name of a chatbot; undefined where the list has one chatbot's alone. */
  chatbotOf: ((chatbotId: string) => string | undefined) | undefined;
  /** Fields that the list can be ordered by as it is narrowed now. */
  sortable: readonly LeadSort[];
  addressOf: (id: string) => string;
  /** Undefined for those who may not: there is no column for it. */
  onDelete: ((id: string) => void) | undefined;
}

/** The columns of the leads' table. Those sort that have an index as the list is narrowed. */
export function useLeadColumns(options: LeadColumnsOptions): readonly LeadColumn[] {
  const { team, room, chatbotOf, sortable, addressOf, onDelete } = options;
  const t = useTranslate();
  const intl = useIntl();
  const sorts = sortable.join();
  return useMemo(() => {
    const formatDay = (day: Date) => intl.formatDate(day, { dateStyle: 'medium' });
    const columns = leadColumns({ t, formatDay, team, room, chatbotOf, addressOf, onDelete });
    return columns.map((column) => ({ ...column, sortable: sorts.split(',').includes(column.field) }));
  }, [t, intl, team, room, chatbotOf, sorts, addressOf, onDelete]);
}
