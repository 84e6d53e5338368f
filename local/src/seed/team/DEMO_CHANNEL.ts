import { idFrom } from '../idFrom.ts';
import { FERNWEG } from '../TENANTS.ts';

const channelId = idFrom('telegram');

/** Id of the demo chatbot's mailbox. */
export const DEMO_MAILBOX_ID = idFrom('mailbox');

/** The demo chatbot's connection with the stand-in of Telegram, known to both of them from the start. */
export const DEMO_CHANNEL = {
  channelId,
  verification: idFrom('telegram verification'),
  path: `/channels/${FERNWEG.orgId}/${FERNWEG.chatbotId}/${channelId}`,
} as const;
