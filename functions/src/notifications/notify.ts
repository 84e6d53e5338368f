import { logger } from 'firebase-functions';
import { describeError } from '../platform/describeError.ts';
import { type Happening, notifyMembers } from './notifyMembers.ts';

/** Like `notifyMembers`, for what has happened already: a mail that cannot be queued is logged and undoes nothing. */
export async function notify(happening: Happening): Promise<void> {
  try {
    await notifyMembers(happening);
  } catch (error) {
    const { orgId, chatbotId, event } = happening;
    logger.error('members not told', { orgId, chatbotId, event, error: describeError(error) });
  }
}
