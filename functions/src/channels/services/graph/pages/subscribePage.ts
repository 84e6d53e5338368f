import type { ChannelSecret } from '@parlance/domain/documents/channels/channel';
import { callGraph } from '../callGraph.ts';

const FIELDS = ['messages', 'messaging_postbacks', 'message_deliveries'];

/**
 * Has a page's events posted to the app. Instagram wants its account's page subscribed as well, to any field:
 * https://developers.facebook.com/docs/graph-api/reference/page/subscribed_apps. Throws `ChannelError`.
 */
export async function subscribePage(secret: ChannelSecret, pageId: string): Promise<void> {
  await callGraph(secret, `${pageId}/subscribed_apps`, { body: { subscribed_fields: FIELDS } });
}
