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
  /** Messages of the plan that it takes, if they are left; at least 1. */
  messages: number;
  max: number;
  /** The present time, from which on the question is pending. */
  countedAt: Date;
  /** Id of a charge that the question held and gave back: it is not taken over. */
  spent: string | null;
}

/**
 * Event that changes a counter. `question`: one is asked. `not-stored`: this try does not store it. `stored`: it is stored with
 * its charge. `abandoned`: it was never stored, and nobody is at it any more. `given-back`: it was stored, and gives back so many
 * messages; its charge is null if it was taken before charges had ids. `chat-deleted`: the questions of a conversation go, and keep what
 * they took.
 */
export type UsageChange =
  | QuestionAsked
  | (Asked & { kind: 'not-stored' })
  | { kind: 'stored' | 'abandoned'; charge: Charge }
  | { kind: 'given-back'; charge: Charge | null; messages: number }
  | { kind: 'chat-deleted'; chatId: string };

/** Part of a counter that questions change. */
export type MessageUsage = Omit<Usage, 'scannedPages'>;

/** Charge taken by a question. */
export interface Taken {
  /** Id of its charge: another try's, where that had taken it already. Null for none. */
  chargeId: string | null;
  /** Messages of that charge; 0 for none. */
  messages: number;
  /** Set when this question used up a share of the plan that the owner should hear of. */
  warning: UsageWarning | null;
}

interface Applied {
  /** The very object that was given if nothing changes. */
  usage: MessageUsage;
  taken: Taken;
}

const NOTHING: Taken = { chargeId: null, messages: 0, warning: null };

/**
 * The counter after a change (decision 047). The same change again changes nothing, but for free questions and those that give
 * back. The last question of a plan takes what is left, if that is less than it counts. Throws `message-limit-reached` { max } for a question beyond the plan, or `rate-limited`; neither for one that a try
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
      return { usage: abandon(usage, change.charge), taken: NOTHING };
    case 'given-back': {
      const stored = change.charge === null ? usage : forget(usage, change.charge);
      return { usage: { ...stored, messages: stored.messages - change.messages }, taken: NOTHING };
    }
    case 'chat-deleted':
      return { usage: forgetChat(usage, change.chatId), taken: NOTHING };
  }
}

function countFree(usage: MessageUsage, { asker, at }: Asked): Applied {
  return { usage: { ...usage, minute: countInMinute(usage.minute, asker, at) }, taken: NOTHING };
}

function takeFor(
  usage: MessageUsage,
  { asker, at, max, countedAt, spent, messages: wanted }: QuestionAsked,
  { question, id }: Charge,
): Applied {
  const { pending, warned } = usage;
  const present = pending[question];
  // A try before was killed, is still at it, or is this one, whose write was not acknowledged.
  const entry = present?.id === spent ? undefined : present;
  if (entry !== undefined) {
    const warning = warningDue({ used: usage.messages, max, warned });
    const taken = { chargeId: entry.id, messages: entry.messages, warning };
    if (entry.holders.includes(id)) return { usage, taken };
    const shared = { ...entry, holders: [...entry.holders, id], at: countedAt };
    return { usage: { ...usage, pending: { ...pending, [question]: shared } }, taken };
  }
  if (usage.messages >= max) throw new AppError('message-limit-reached', { max });
  const minute = countInMinute(usage.minute, asker, at);
  const messages = Math.min(wanted, max - usage.messages);
  const used = usage.messages + messages;
  const first = { id, messages, holders: [id], at: countedAt };
  return {
    usage: { ...usage, messages: used, minute, pending: { ...pending, [question]: first } },
    taken: { chargeId: id, messages, warning: warningDue({ used, max, warned }) },
  };
}

/** The last try that could store the question gives back what it took. */
function giveBack(usage: MessageUsage, { asker, at, charge }: Asked): MessageUsage {
  if (charge === null) return { ...usage, minute: uncountInMinute(usage.minute, asker, at) };
  const { question, id } = charge;
  const entry = usage.pending[question];
  if (entry?.holders.includes(id) !== true) return usage;
  const holders = entry.holders.filter((holder) => holder !== id);
  if (holders.length > 0) return { ...usage, pending: { ...usage.pending, [question]: { ...entry, holders } } };
  // A try that took a charge over was not counted in the minute.
  const minute = entry.id === id ? uncountInMinute(usage.minute, asker, at) : usage.minute;
  return { ...abandon(usage, { question, id: entry.id }), minute };
}

function abandon(usage: MessageUsage, charge: Charge): MessageUsage {
  const entry = usage.pending[charge.question];
  if (entry?.id !== charge.id) return usage;
  return { ...forget(usage, charge), messages: usage.messages - entry.messages };
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
