import type { Pending } from '@parlance/domain/documents/chats/pending';
import { smallTalkOf } from './smallTalk/smallTalkOf.ts';
import { smallTalkText } from './smallTalk/smallTalkText.ts';
import { consentOf } from './actions/consentOf.ts';
import { deskAnswer } from './desk/deskAnswer.ts';
import { isConsent } from './actions/isConsent.ts';
import { refs } from '../kernel/platform/refs.ts';
import type { Question } from './question/question.ts';
import { findVerified, type Verified } from './retrieval/findVerified.ts';

/**
 * Finds the business's own answer to this very question, the way to the desk, or one to small talk. They cost no message of the plan. Undefined for the visitor's
 * yes to a call, whatever it says, and for the next answer in a procedure.
 */
export async function findOwnAnswer(question: Question): Promise<Verified | undefined> {
  if (await isConsent(question)) return undefined;
  const free = await findFreeAnswer(question);
  return free !== undefined && (await isInProcedure(question)) ? undefined : free;
}

/** True where a procedure waits for the message. One read, and only where a chatbot has procedures. */
async function isInProcedure({ widget, visitor }: Question): Promise<boolean> {
  if (!widget.procedures.some(({ isOn }) => isOn)) return false;
  const chat = (await refs.chat(widget.orgId, visitor.chatId).get()).data();
  return chat?.chatbotId === visitor.chatbotId && chat.pendingCall?.kind === 'run';
}

/** As `findOwnAnswer`, where the conversation is not stored. @param pending What the answer before asked for. */
export async function findUnstoredAnswer(question: Question, pending: Pending | null): Promise<Verified | undefined> {
  const isReply = pending?.kind === 'run' || (pending?.kind === 'confirm' && consentOf(question.text) !== undefined);
  return isReply ? undefined : findFreeAnswer(question);
}

/** The business's own answer to this very question, else the way to the desk for who wants to end a contract, else one to small talk. */
export async function findFreeAnswer(question: Question): Promise<Verified | undefined> {
  const own = await findVerified(question);
  if (own !== undefined) return own;
  const { widget, locale, visitor } = question;
  const way = deskAnswer(widget, { chatbotId: visitor.chatbotId, text: question.text, locale });
  if (way !== undefined) return { text: way, citations: [], verdict: 'small-talk', offersContact: false };
  const kind = smallTalkOf(question.text);
  if (kind === undefined) return undefined;
  const offersContact = kind === 'agent' || kind === 'sorry';
  return { text: smallTalkText(kind, widget, locale), citations: [], verdict: 'small-talk', offersContact };
}
