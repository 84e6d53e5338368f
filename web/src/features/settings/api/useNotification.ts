import {
  defaultNotification,
  type Notification,
  notificationSchema,
} from '@parlance/domain/documents/chatbots/notification';
import { paths } from '@parlance/domain/paths';
import { useMemo } from 'react';
import type { Live } from '#web/lib/live.ts';
import { useDocument } from '#web/lib/firestore/useDocument.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Mails about a chatbot that the person gets, live: their choice, or the default of their role without one. */
export function useNotification(chatbotId: string): Live<Notification> {
  const { orgId, uid, member } = useMembership();
  const live = useDocument(paths.notification(orgId, chatbotId, uid), notificationSchema);
  return useMemo(() => {
    if (live.status !== 'ready') return live;
    if (live.value === null) return { status: 'ready', value: defaultNotification(member.role) };
    return { status: 'ready', value: notificationSchema.parse(live.value) };
  }, [live, member.role]);
}
