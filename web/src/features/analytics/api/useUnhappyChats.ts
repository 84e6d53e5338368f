import type { Period } from '@parlance/domain/analytics/periodOf';
import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { dayRange } from '@parlance/domain/time/dayRange';
import { begunChats } from '@parlance/domain/queries/chats';

import type { Live, Stored } from '#web/lib/live.ts';
import { specOf } from '#web/lib/firestore/specOf.ts';
import { useReadOnce } from '#web/lib/firestore/once/useReadOnce.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** The worst are found among so many, the newest. */
export const UNHAPPY_READ = 25;

/** The newest conversations that began in a period and whose visitors were unhappy: as the figures count them. */
export function useUnhappyChats(chatbotId: string, { from, to }: Period): Live<readonly Stored<Chat>[]> {
  const { orgId, org } = useMembership();
  const days = dayRange(from, to, org.timezone);
  return useReadOnce(
    {
      ...specOf(begunChats, paths.chats(orgId), { chatbotId, sentiment: 'negative' }, days),
      limit: UNHAPPY_READ,
    },
    chatSchema,
  );
}
