import { idSchema } from '@parlance/domain/ids';
import { onTaskDispatched } from 'firebase-functions/tasks';
import * as z from 'zod';
import { modelSecrets, smtpUrl } from '../kernel/platform/config.ts';
import { logJob } from '../kernel/platform/log/logJob.ts';
import { BACKGROUND } from '../kernel/platform/sizes/BACKGROUND.ts';
import { whenServed } from '../kernel/platform/whenServed.ts';

const exchangeSchema = z.object({ orgId: idSchema, threadId: idSchema });
const mailboxSchema = z.object({ orgId: idSchema, chatbotId: idSchema, channelId: idSchema });
const taskSchema = z.union([exchangeSchema, mailboxSchema]);

const load = whenServed('runChannels', async () => ({
  ...(await import('./inbound/handleThread.ts')),
  ...(await import('./mails/pollMailbox.ts')),
}));

/**
 * Task { orgId, threadId }: handles what waits in an exchange by a connected channel, in and out. Task { orgId, chatbotId, channelId }: looks into a
 * mailbox. What is cut is taken up again by the minute's schedule.
 */
export const runChannels = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 20 },
    timeoutSeconds: 300,
    ...BACKGROUND,
    maxInstances: 20,
    memory: '1GiB',
    secrets: [...modelSecrets, smtpUrl],
  },
  async (request) => {
    const task = taskSchema.parse(request.data);
    await logJob({ name: 'runChannels', kind: 'task', orgId: task.orgId }, async () => {
      const { handleThread, pollMailbox } = await load();
      await ('threadId' in task ? handleThread(task.orgId, task.threadId) : pollMailbox(task));
    });
  },
);
