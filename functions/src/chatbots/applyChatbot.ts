import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { recordSettings } from './recordSettings.ts';
import { syncWidget } from './syncWidget.ts';

interface Change {
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

/**
 * Brings what follows from a chatbot in line with it: its projection for visitors, and the team's activity.
 * @param time When the event happened, for a chatbot that is gone.
 */
export async function applyChatbot(
  { orgId, chatbotId }: { orgId: string; chatbotId: string },
  change: Change | undefined,
  time: Date,
): Promise<void> {
  await syncWidget(orgId, chatbotId);
  const [before, after] = [change?.before, change?.after].map((found) =>
    found?.exists === true ? chatbotSchema.parse(found.data()) : undefined,
  );
  const at = change?.after.updateTime?.toDate() ?? time;
  if (before !== undefined && after !== undefined) await recordSettings({ orgId, chatbotId, before, after, at });
}
