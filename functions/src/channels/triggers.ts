import { idSchema } from '@parlance/domain/ids';
import { onTaskDispatched } from 'firebase-functions/tasks';
import * as z from 'zod';
import { mailboxSecrets, modelSecrets, smtpUrl } from '../kernel/platform/config.ts';
import { logJob } from '../kernel/platform/log/logJob.ts';
import { BACKGROUND } from '../kernel/platform/sizes/BACKGROUND.ts';
import { whenServed } from '../kernel/platform/whenServed.ts';

const taskSchema = z.union([
  z.object({ orgId: idSchema, threadId: idSchema }),
  z.object({ orgId: idSchema, teamChatId: idSchema }),
  z.object({ orgId: idSchema, chatbotId: idSchema, channelId: idSchema }),
]);

const load = whenServed('runChannels', async () => {
  const [{ handleThread }, { handleTeamChat }, { pollMailbox }] = await Promise.all([
    import('./inbound/handleThread.ts'),
    import('./team/handleTeamChat.ts'),
    import('./mails/pollMailbox.ts'),
  ]);
  return { handleThread, handleTeamChat, pollMailbox };
});

/**
 * Task { orgId, threadId }: handles what waits in an exchange by a connected channel, in and out. Task { orgId, teamChatId }: the same for a channel
 * of Slack or Teams in which the team is told what waits for it. Task { orgId, chatbotId, channelId }: looks into a mailbox. What is cut is taken up
 * again by the minute's schedule.
 */
export const runChannels = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 5, maxBackoffSeconds: 60 },
    rateLimits: { maxConcurrentDispatches: 20 },
    timeoutSeconds: 300,
    ...BACKGROUND,
    maxInstances: 20,
    memory: '1GiB',
    secrets: [...modelSecrets, ...mailboxSecrets, smtpUrl],
  },
  async (request) => {
    const task = taskSchema.parse(request.data);
    const { orgId } = task;
    await logJob({ name: 'runChannels', kind: 'task', orgId }, async () => {
      const { handleThread, handleTeamChat, pollMailbox } = await load();
      if ('threadId' in task) await handleThread(orgId, task.threadId);
      else if ('teamChatId' in task) await handleTeamChat(task);
      else await pollMailbox(task);
    });
  },
);
