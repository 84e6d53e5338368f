import { can } from '@parlance/domain/roles';
import { useMemo } from 'react';
import { useMembers } from './useMembers.ts';

interface TeamMember {
  name: string;
  /** True if leads and conversations can be given to them. */
  isWorker: boolean;
}

/** The organization's members by their ids, the longest-standing first. */
export type Team = ReadonlyMap<string, TeamMember>;

const NOBODY: Team = new Map();

/** Undefined while they load; nobody where they can't be loaded. */
export function useTeam(): Team | undefined {
  const members = useMembers();
  return useMemo(() => {
    if (members.status === 'loading') return undefined;
    if (members.status === 'error') return NOBODY;
    return new Map(
      members.value.map(({ id, name, role, status }) => [
        id,
        { name, isWorker: status === 'active' && can(role, 'lead.write') },
      ]),
    );
  }, [members]);
}
