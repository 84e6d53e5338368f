import type { MailMessage } from '@parlance/domain/documents/mail';
import { defaultNotification, type NOTIFICATION_EVENTS } from '@parlance/domain/documents/chatbots/notification';
import { isMaskedFor } from '@parlance/domain/personalData/isMaskedFor';
import { readChatbot } from '../chatbots/readChatbot.ts';
import { maskExcerpt } from '../figures/maskExcerpt.ts';
import { refs } from '../kernel/platform/refs.ts';
import { mailMember } from './notifications/mailMember.ts';

type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

const KINDS = {
  lead: 'lead-received',
  handover: 'handover-requested',
  disliked: 'answer-disliked',
  unanswered: 'question-unanswered',
  tests: 'test-broken',
} as const satisfies Record<NotificationEvent, MailMessage['kind']>;

/** Maximum characters of a visitor's words in a mail. */
const EXCERPT_CHARACTERS = 300;

export interface NewNotification {
  orgId: string;
  chatbotId: string;
  event: NotificationEvent;
  /** Kind of the mail, where it is not the event's own. */
  kind?: 'handover-missed' | 'agent-away' | 'withdrawal-received' | 'cancellation-received' | 'form-submitted';
  /** Identifies it among others of its kind: what has the same key is mailed once. */
  key: string;
  /** The conversation's id, or null where there is none. */
  chatId: string | null;
  /** The lead's id, where it is about one. */
  leadId?: string;
  /** The visitor's words, shortened here; of a declaration its reference number, of a submission its form's name. */
  excerpt: string;
}

/**
 * Queues a mail to each member who wants it, with personal data masked for those for whom the dashboard masks it. Called again, it queues nothing more.
 */
export async function notifyMembers(notification: NewNotification): Promise<void> {
  const { orgId, chatbotId, event, kind = KINDS[event], key, chatId, leadId, excerpt } = notification;
  const [found, members, choices] = await Promise.all([
    readChatbot(orgId, chatbotId),
    refs.members(orgId).get(),
    refs.notifications(orgId, chatbotId).get(),
  ]);
  if (found === undefined) return;
  const { chatbot, org } = found;
  const shorten = (text: string) => text.slice(0, EXCERPT_CHARACTERS).toWellFormed();
  const chosen = new Map(choices.docs.map((choice) => [choice.id, choice.data()]));
  for (const member of members.docs) {
    const { role, status, email } = member.data();
    const choice = chosen.get(member.id) ?? defaultNotification(role);
    if (status !== 'active' || !choice[event]) continue;
    await mailMember({
      member: { uid: member.id, email },
      event,
      occasion: [orgId, chatbotId, event, key, member.id],
      locale: org.locale,
      message: {
        kind,
        orgId,
        chatbotId,
        chatbotName: chatbot.name,
        chatId,
        ...(leadId === undefined ? {} : { leadId }),
        excerpt: shorten(
          isMaskedFor(role, org) ? await maskExcerpt(orgId, { chatId, leadId, excerpt }, org.locale) : excerpt,
        ),
      },
    });
  }
}
