import type { Usage } from '@parlance/domain/documents/organizations/usage';
import { AppError } from '@parlance/domain/errors';
import { countInMinute } from './countInMinute.ts';
import type { Asker } from './minuteOf.ts';
import { uncountInMinute } from './uncountInMinute.ts';
import { type UsageWarning, warningDue } from './warningDue.ts';

interface Counted {
  asker: Asker;
  at: Date;
  /** Free questions count in the minute alone. */
  isFree: boolean;
}

/** What happens to a counter: a question is asked, is not stored after all, or was stored and gets no answer. */
export type UsageChange =
  | (Counted & { kind: 'question'; max: number })
  | (Counted & { kind: 'not-stored' })
  | { kind: 'not-answered' };

/** What questions change of a counter. */
export type MessageUsage = Omit<Usage, 'scannedPages'>;

interface Applied {
  usage: MessageUsage;
  /** Set when this question used up a share of the plan that the owner should hear of. */
  warning: UsageWarning | null;
}

/** The counter after a change. Throws `message-limit-reached` { max } for a question beyond the plan, or `rate-limited`. */
export function applyUsage(usage: MessageUsage, change: UsageChange): Applied {
  if (change.kind === 'not-answered') return { usage: { ...usage, messages: usage.messages - 1 }, warning: null };
  const { asker, at, isFree } = change;
  const charge = isFree ? 0 : 1;
  if (change.kind === 'not-stored') {
    const minute = uncountInMinute(usage.minute, asker, at);
    return { usage: { ...usage, messages: usage.messages - charge, minute }, warning: null };
  }
  const { max } = change;
  const messages = usage.messages + charge;
  if (!isFree && messages > max) throw new AppError('message-limit-reached', { max });
  const minute = countInMinute(usage.minute, asker, at);
  const warning = isFree ? null : warningDue({ used: messages, max, warned: usage.warned });
  return { usage: { ...usage, messages, minute }, warning };
}
