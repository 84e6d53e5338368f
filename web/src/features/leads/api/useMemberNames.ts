import { useMemo } from 'react';
import { useMembers } from '#web/lib/org/useMembers.ts';

/** The names of the organization's members by their ids, the longest-standing first. */
export type MemberNames = ReadonlyMap<string, string>;

const NOBODY: MemberNames = new Map();

/** Undefined while they load; nobody where they can't be loaded. */
export function useMemberNames(): MemberNames | undefined {
  const members = useMembers();
  return useMemo(() => {
    if (members.status === 'loading') return undefined;
    return members.status === 'error' ? NOBODY : new Map(members.value.map(({ id, name }) => [id, name]));
  }, [members]);
}
