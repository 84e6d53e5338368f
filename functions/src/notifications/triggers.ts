import { chatSchema } from '@parlance/domain/documents/chat';
import { leadSchema } from '@parlance/domain/documents/lead';
import { messageSchema } from '@parlance/domain/documents/message';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { notifyMembers } from './notifyMembers.ts';
import { sendDigests as send } from './sendDigests.ts';
import { tellOfMessage } from './tellOfMessage.ts';

/** orgs/{orgId}/leads/{leadId} created: a visitor left a message. */
export const onLeadCreated = onDocumentCreated(
  { document: 'orgs/{orgId}/leads/{leadId}', retry: true },
  async (event) => {
    const { orgId, leadId } = event.params;
    const lead = leadSchema.safeParse(event.data?.data()).data;
    if (lead === undefined) return;
    const { chatbotId, chatId, message: excerpt } = lead;
    await notifyMembers({ orgId, chatbotId, event: 'lead', key: leadId, chatId, excerpt });
  },
);

/** orgs/{orgId}/chats/{chatId}/messages/{messageId} written: an answer that did not help. Here, so that answering writes no more. */
export const onMessageWritten = onDocumentWritten(
  { document: 'orgs/{orgId}/chats/{chatId}/messages/{messageId}', retry: true },
  async (event) => {
    const before = messageSchema.safeParse(event.data?.before.data()).data;
    const after = messageSchema.safeParse(event.data?.after.data()).data;
    if (after !== undefined) await tellOfMessage(event.params, before, after);
  },
);

/** orgs/{orgId}/chats/{chatId} written: a visitor asked for a person. */
export const onChatWritten = onDocumentWritten(
  { document: 'orgs/{orgId}/chats/{chatId}', retry: true },
  async (event) => {
    const { orgId, chatId } = event.params;
    const before = chatSchema.safeParse(event.data?.before.data()).data?.handover;
    const chat = chatSchema.safeParse(event.data?.after.data()).data;
    if (chat?.handover?.status !== 'requested' || before?.status === 'requested') return;
    const key = `${chatId}-${chat.handover.requestedAt.getTime()}`;
    const { chatbotId, lastMessage: excerpt } = chat;
    await notifyMembers({ orgId, chatbotId, event: 'handover', key, chatId, excerpt });
  },
);

/** Every hour: the digests of the organizations where it is eight o'clock. */
export const sendDigests = onSchedule({ schedule: '0 * * * *', timeoutSeconds: 300 }, () => send());
