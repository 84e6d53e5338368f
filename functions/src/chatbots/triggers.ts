import { onDocumentUpdated, onDocumentWritten } from 'firebase-functions/firestore';
import { syncOrgWidgets } from './syncOrgWidgets.ts';
import { syncWidget } from './syncWidget.ts';

/** orgs/{orgId}/chatbots/{chatbotId} written: refreshes widgets/{chatbotId}. */
export const onChatbotWritten = onDocumentWritten(
  { document: 'orgs/{orgId}/chatbots/{chatbotId}', retry: true },
  (event) => syncWidget(event.params.orgId, event.params.chatbotId),
);

/** orgs/{orgId} updated: refreshes the projections of its chatbots when something in them comes from here. */
export const onOrgUpdated = onDocumentUpdated({ document: 'orgs/{orgId}', retry: true }, async (event) => {
  const before = event.data?.before;
  const after = event.data?.after;
  const projected = ['name', 'timezone', 'plan', 'trialEndsAt'];
  if (projected.every((field) => JSON.stringify(before?.get(field)) === JSON.stringify(after?.get(field)))) return;
  await syncOrgWidgets(event.params.orgId);
});
