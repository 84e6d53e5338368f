import { isDeepStrictEqual } from 'node:util';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { paths } from '@parlance/domain/paths';
import { admin } from '../../../support/admin.ts';
import { untilDocument } from '../../../support/untilDocument.ts';

type Shown = Pick<Chatbot, 'handover' | 'collectFeedback' | 'collectCsat' | 'offerTranscript' | 'allowAttachments'>;

/** Changes settings of a chatbot past the callables, and waits until visitors have them. */
export async function changeChatbot(
  { orgId, chatbotId }: { orgId: string; chatbotId: string },
  settings: Partial<Shown>,
): Promise<void> {
  await admin.db.doc(paths.chatbot(orgId, chatbotId)).update(settings);
  const isShown = (widget: Shown): boolean => isDeepStrictEqual({ ...widget, ...settings }, widget);
  await untilDocument(paths.widget(chatbotId), widgetSchema, isShown);
}
