import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { type Widget, widgetSchema } from '@parlance/domain/documents/chatbots/widget';

/** The projection of a chatbot of an organization in its trial, or as the caller has it. */
export function makeWidget(orgId: string, overrides: Partial<Widget> = {}): Widget {
  return widgetSchema.parse({
    ...newChatbot('Guide', ''),
    orgId,
    orgName: 'Test GmbH',
    timezone: 'Europe/Berlin',
    plan: 'trial',
    trialEndsAt: null,
    ...overrides,
  });
}
