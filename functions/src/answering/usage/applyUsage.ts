import type { Usage } from '@parlance/domain/documents/organizations/usage';
import { AppError } from '@parlance/domain/errors';
import type { Charge } from './Charge.ts';
import { countInMinute } from './countInMinute.ts';
import type { Asker } from './minuteOf.ts';
import { uncountInMinute } from './uncountInMinute.ts';
import { type UsageWarning, warningDue } from './warningDue.ts';

interface Asked {
  asker: Asker;
  at: Date;
  /** Charge for this try of the question; null for a free one, which counts in the minute alone. */
  charge: Charge | null;
}

interface QuestionAsked extends Asked {
  kind: 'question';
  max: number;
  /** The present time, from which on the question is pending. */
  countedAt: Date;
  /** Id of a charge that the question held and gave back: it is not taken over. */
  spent: string | null;
}

/**
 * Event that changes a counter. `question`: one is asked. `not-stored`: this try does not store it. `stored`: it is stored with
 * its charge. `abandoned`: it was never stored, and nobody is at it any more. `not-answered`: it was stored and gets no answer;
 * its charge is null if it was taken before charges had ids. `chat-deleted`: the questions of a conversation go, and keep what
 * they took.
 */
export type UsageChange =
  | QuestionAsked
  | (Asked & { kind: 'not-stored' })
  | { kind: 'stored' | 'abandoned'; charge: Charge }
  | { kind: 'not-answered'; charge: Charge | null }
  | { kind: 'chat-deleted'; chatId: string };

/** Part of a counter that questions change. */
export type MessageUsage = Omit<Usage, 'scannedPages'>;

/** Charge taken by a question. */
export interface Taken {
  /** Id of its charge: another try's, where that had taken it already. Null for none. */
  chargeId: string | null;
  /** Set when this question used up a share of the plan that the owner should hear of. */
  warning: UsageWarning | null;
}

interface Applied {
  /** The very object that was given if nothing changes. */
  usage: MessageUsage;
  taken: Taken;
}

const NOTHING: Taken = { chargeId: null, warning: null };

/**
 * The counter after a change (decision 047). The same change again changes nothing, but for free questions and those that are not
 * answered. Throws `message-limit-reached` { max } for a question beyond the plan, or `rate-limited`; neither for one that a try
 * before has taken a message for.
 */
export function applyUsage(usage: MessageUsage, change: UsageChange): Applied {
  switch (change.kind) {
    case 'question':
      return change.charge === null ? countFree(usage, change) : takeFor(usage, change, change.charge);
    case 'not-stored':
      return { usage: giveBack(usage, change), taken: NOTHING };
    case 'stored':
      return { usage: forget(usage, change.charge), taken: NOTHING };
    case 'abandoned':
      return { usage: isPending(usage, change.charge) ? oneLess(forget(usage, change.charge)) : usage, taken: NOTHING };
    case 'not-answered':
      return { usage: oneLess(change.charge === null ? usage : forget(usage, change.charge)), taken: NOTHING };
    case 'chat-deleted':
      return { usage: forgetChat(usage, change.chatId), taken: NOTHING };
  }
}

function countFree(usage: MessageUsage, { asker, at }: Asked): Applied {
  return { usage: { ...usage, minute: countInMinute(usage.minute, asker, at) }, taken: NOTHING };
}

function takeFor(
  usage: MessageUsage,
  { asker, at, max, countedAt, spent }: QuestionAsked,
  { question, id }: Charge,
): Applied {
  const { pending, warned } = usage;
  const present = pending[question];
  // A try before was killed, is still at it, or is this one, whose write was not acknowledged.
  const entry = present?.id === spent ? undefined : present;
  const messages = entry === undefined ? usage.messages + 1 : usage.messages;
  const warning = warningDue({ used: messages, max, warned });
  if (entry?.holders.includes(id) === true) return { usage, taken: { chargeId: entry.id, warning } };
  if (entry !== undefined) {
    const shared = { ...entry, holders: [...entry.holders, id], at: countedAt };
    return { usage: { ...usage, pending: { ...pending, [question]: shared } }, taken: { chargeId: entry.id, warning } };
  }
  if (messages > max) throw new AppError('message-limit-reached', { max });
  const minute = countInMinute(usage.minute, asker, at);
  const first = { id, holders: [id], at: countedAt };
  return {
    usage: { ...usage, messages, minute, pending: { ...pending, [question]: first } },
    taken: { chargeId: id, warning },
  };
}

/** The last try that could store the question gives its message back. */
function giveBack(usage: MessageUsage, { asker, at, charge }: Asked): MessageUsage {
  if (charge === null) return { ...usage, minute: uncountInMinute(usage.minute, asker, at) };
  const { question, id } = charge;
  const entry = usage.pending[question];
  if (entry?.holders.includes(id) !== true) return usage;
  const holders = entry.holders.filter((holder) => holder !== id);
  if (holders.length > 0) return { ...usage, pending: { ...usage.pending, [question]: { ...entry, holders } } };
  // A try that took the message over was not counted in the minute.
  const minute = entry.id === id ? uncountInMinute(usage.minute, asker, at) : usage.minute;
  return { ...oneLess(forget(usage, { question, id: entry.id })), minute };
}

function isPending({ pending }: MessageUsage, { question, id }: Charge): boolean {
  return pending[question]?.id === id;
}

function forget(usage: MessageUsage, charge: Charge): MessageUsage {
  if (!isPending(usage, charge)) return usage;
  const { [charge.question]: _, ...pending } = usage.pending;
  return { ...usage, pending };
}

function forgetChat(usage: MessageUsage, chatId: string): MessageUsage {
  const all = Object.entries(usage.pending);
  const others = all.filter(([question]) => !question.startsWith(`${chatId}/`));
  return others.length === all.length ? usage : { ...usage, pending: Object.fromEntries(others) };
}

function oneLess(usage: MessageUsage): MessageUsage {
  return { ...usage, messages: usage.messages - 1 };
}
