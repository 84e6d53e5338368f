import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { type NewNotification, notifyMembers } from '../notifyMembers.ts';

/** Like `notifyMembers`, for what has happened already: a mail that cannot be queued is logged and undoes nothing. */
export async function notify(notification: NewNotification): Promise<void> {
  const { orgId, chatbotId, event } = notification;
  await withLogContext({ orgId, chatbotId }, async () => {
    try {
      await notifyMembers(notification);
    } catch (error) {
      logEvent('members not notified', { notification: event }, error);
    }
  });
}
