import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';

/** Every five minutes: what the conversations that are over were about. */
export const classifyIdleChats = onSchedule(
  { schedule: 'every 5 minutes', timeoutSeconds: 300, memory: '1GiB' },
  async () => {
    // Genkit costs 300 ms and 60 MB: only the functions that need it load it.
    const [{ classifyIdleChats: classify }, { aiProvider }] = await Promise.all([
      import('./classifyIdleChats.ts'),
      import('../ai/provider.ts'),
    ]);
    await classify(aiProvider());
  },
);

/** Every day: deletes the conversations that their chatbots no longer keep. */
export const expireChats = onSchedule({ schedule: 'every 24 hours', timeoutSeconds: 540 }, async () => {
  const { expireChats: expire } = await import('./expireChats.ts');
  const expired = await expire();
  if (expired > 0) logger.info('conversations deleted after their time', { expired });
});
