import { idSchema } from '@parlance/domain/ids';
import { dequal } from 'dequal/lite';
import { onDocumentUpdated, onDocumentWritten } from 'firebase-functions/firestore';
import { onTaskDispatched } from 'firebase-functions/tasks';
import * as z from 'zod';
import { BACKGROUND } from '../kernel/platform/sizes/BACKGROUND.ts';
import { handleEvent } from '../kernel/platform/log/handleEvent.ts';
import { logJob } from '../kernel/platform/log/logJob.ts';
import { whenServed } from '../kernel/platform/whenServed.ts';

const taskSchema = z.object({ orgId: idSchema, deletionId: idSchema });

const loadChatbotWritten = whenServed('onChatbotWritten', () => import('./projection/syncWidget.ts'));
const loadOrgUpdated = whenServed('onOrgUpdated', () => import('./projection/syncOrgWidgets.ts'));
const loadRunDeletion = whenServed('runDeletion', () => import('./deletion/runDeletion.ts'));

/** orgs/{orgId}/chatbots/{chatbotId} written: refreshes widgets/{chatbotId}. */
export const onChatbotWritten = onDocumentWritten(
  { document: 'orgs/{orgId}/chatbots/{chatbotId}', retry: true, ...BACKGROUND },
  (event) => {
    const { orgId, chatbotId } = event.params;
    return handleEvent(event, { name: 'onChatbotWritten', orgId, chatbotId }, async () => {
      const { syncWidget } = await loadChatbotWritten();
      await syncWidget(orgId, chatbotId);
    });
  },
);

/** Task { orgId, deletionId }: deletes a chatbot with all that it owns, or its conversations. */
export const runDeletion = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 4 },
    timeoutSeconds: 540,
    ...BACKGROUND,
  },
  async (request) => {
    const { orgId, deletionId } = taskSchema.parse(request.data);
    await logJob({ name: 'runDeletion', kind: 'task', orgId }, async () => {
      const { runDeletion: run } = await loadRunDeletion();
      await run(orgId, deletionId);
    });
  },
);

/** orgs/{orgId} updated: refreshes the projections of its chatbots when something in them comes from here. */
export const onOrgUpdated = onDocumentUpdated(
  { document: 'orgs/{orgId}', retry: true, ...BACKGROUND },
  async (event) => {
    const before = event.data?.before;
    const after = event.data?.after;
    const projected = ['name', 'timezone', 'plan', 'trialEndsAt', 'subscription', 'teamRoutes'];
    if (projected.every((field) => dequal(before?.get(field), after?.get(field)))) return;
    const { orgId } = event.params;
    await handleEvent(event, { name: 'onOrgUpdated', orgId }, async () => {
      const { syncOrgWidgets } = await loadOrgUpdated();
      await syncOrgWidgets(orgId);
    });
  },
);
