import { refs } from '../../kernel/platform/refs.ts';
import type { Question } from '../question/question.ts';
import { consentOf } from './consentOf.ts';

/** True where a message answers whether a call may be sent: then it is no small talk. One read, and only for a yes or a no. */
export async function isConsent({ widget, visitor, text }: Question): Promise<boolean> {
  if (!widget.hasActions || consentOf(text) === undefined) return false;
  const chat = (await refs.chat(widget.orgId, visitor.chatId).get()).data();
  return chat?.chatbotId === visitor.chatbotId && chat.pendingCall?.kind === 'confirm';
}
