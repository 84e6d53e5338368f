import type { Period } from '@parlance/domain/analytics/periodOf';
import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { paths } from '@parlance/domain/paths';
import { startOfDay } from '@parlance/domain/time/startOfDay';
import type { Live, Stored } from '#web/lib/live.ts';
import { useReadOnce } from '#web/lib/firestore/once/useReadOnce.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** The worst are found among so many, the newest. */
export const UNHAPPY_READ = 25;

/** The newest conversations that began in a period and whose visitors were unhappy: as the figures count them. */
export function useUnhappyChats(chatbotId: string, { from, to }: Period): Live<readonly Stored<Chat>[]> {
  const { orgId, org } = useMembership();
  const range = { from: startOfDay(from, org.timezone), before: startOfDay(to, org.timezone, 1) };
  const path = paths.chats(orgId);
  return useReadOnce(
    {
      path,
      equals: { chatbotId, sentiment: 'negative' },
      orderBy: ['createdAt', 'desc'],
      range,
      limit: UNHAPPY_READ,
    },
    chatSchema,
  );
}
