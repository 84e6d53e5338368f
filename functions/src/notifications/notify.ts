import { logger } from 'firebase-functions';
import { describeError } from '../platform/describeError.ts';
import { type NewNotification, notifyMembers } from './notifyMembers.ts';

/** Like `notifyMembers`, for what has happened already: a mail that cannot be queued is logged and undoes nothing. */
export async function notify(notification: NewNotification): Promise<void> {
  try {
    await notifyMembers(notification);
  } catch (error) {
    const { orgId, chatbotId, event } = notification;
    logger.error('members not notified', { orgId, chatbotId, event, error: describeError(error) });
  }
}
