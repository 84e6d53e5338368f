import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { idSchema } from '@parlance/domain/ids';
import { onDocumentUpdated, onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import * as z from 'zod';
import { recordSettings } from './recordSettings.ts';
import { resumeDeletions as resume } from './deletion/resumeDeletions.ts';
import { runDeletion as run } from './deletion/runDeletion.ts';
import { syncOrgWidgets } from './syncOrgWidgets.ts';
import { syncWidget } from './syncWidget.ts';

const taskSchema = z.object({ orgId: idSchema, deletionId: idSchema });

/** orgs/{orgId}/chatbots/{chatbotId} written: refreshes widgets/{chatbotId} and tells the team of saved settings. */
export const onChatbotWritten = onDocumentWritten(
  { document: 'orgs/{orgId}/chatbots/{chatbotId}', retry: true },
  async (event) => {
    const { orgId, chatbotId } = event.params;
    await syncWidget(orgId, chatbotId);
    const [before, after] = [event.data?.before, event.data?.after].map((found) =>
      found?.exists === true ? chatbotSchema.parse(found.data()) : undefined,
    );
    const at = event.data?.after.updateTime?.toDate() ?? new Date(event.time);
    if (before !== undefined && after !== undefined) await recordSettings({ orgId, chatbotId, before, after, at });
  },
);

/** Task { orgId, deletionId }: deletes a chatbot with all that it owns, or its conversations. */
export const runDeletion = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 4 },
    timeoutSeconds: 540,
    concurrency: 1,
  },
  async (request) => {
    const { orgId, deletionId } = taskSchema.parse(request.data);
    await run(orgId, deletionId);
  },
);

/** Every five minutes: takes up deletions that were cut. */
export const resumeDeletions = onSchedule('every 5 minutes', () => resume());

/** orgs/{orgId} updated: refreshes the projections of its chatbots when something in them comes from here. */
export const onOrgUpdated = onDocumentUpdated({ document: 'orgs/{orgId}', retry: true }, async (event) => {
  const before = event.data?.before;
  const after = event.data?.after;
  const projected = ['name', 'timezone', 'plan', 'trialEndsAt'];
  if (projected.every((field) => JSON.stringify(before?.get(field)) === JSON.stringify(after?.get(field)))) return;
  await syncOrgWidgets(event.params.orgId);
});
