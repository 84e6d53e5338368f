import { paths } from '@parlance/domain/paths';
import { useCallback, useEffect, useState } from 'react';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import type { Live } from '#web/lib/live.ts';
import { countDocuments } from '#web/lib/org/countDocuments.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

export interface OrgContents {
  chatbots: number;
  sources: number;
  chats: number;
  leads: number;
  members: number;
}

async function count(orgId: string): Promise<OrgContents> {
  const [chatbots, sources, chats, leads, members] = await Promise.all(
    [paths.chatbots, paths.sources, paths.chats, paths.leads, paths.members].map((of) => countDocuments(of(orgId))),
  );
  return {
    chatbots: chatbots ?? 0,
    sources: sources ?? 0,
    chats: chats ?? 0,
    leads: leads ?? 0,
    members: members ?? 0,
  };
}

/** Contents of the organization, counted by the server once. */
export function useOrgContents(): Live<OrgContents> {
  const { orgId } = useMembership();
  const [counted, setCounted] = useState<Live<OrgContents>>({ status: 'loading' });
  const begin = useCallback(() => {
    const read = async () => {
      setCounted({ status: 'loading' });
      try {
        setCounted({ status: 'ready', value: await count(orgId) });
      } catch (error) {
        setCounted({ status: 'error', error: toAppError(error), retry: () => void read() });
      }
    };
    void read();
  }, [orgId]);
  useEffect(begin, [begin]);
  return counted;
}
