import { DAY_MS } from '@parlance/domain/durations';
import type { Subscription } from '@parlance/domain/documents/billing/subscription';
import type { Org } from '@parlance/domain/documents/organizations/org';

/** Parts of an organization that decide what it may do: its plan, its trial, and what of its subscription counts. */
interface State {
  org: Pick<Org, 'plan' | 'trialEndsAt'>;
  /** Null where nothing was ever bought. */
  subscription: Pick<Subscription, 'status' | 'graceEndsAt' | 'pause'> | null;
}

const PAST = new Date(Date.now() - DAY_MS);
const FUTURE = new Date(Date.now() + DAY_MS);

const IN_TRIAL = { plan: 'trial', trialEndsAt: FUTURE } as const;
const AFTER_TRIAL = { plan: 'trial', trialEndsAt: PAST } as const;

function trial(org: State['org'], status?: Subscription['status']): State {
  return { org, subscription: status === undefined ? null : { status, graceEndsAt: null, pause: null } };
}

function paid(status: Subscription['status'], fields: Partial<State['subscription']> = {}): State {
  const subscription = { status, graceEndsAt: null, pause: null, ...fields };
  return { org: { plan: 'pro', trialEndsAt: PAST }, subscription };
}

/** Permissions in a state. */
interface Row extends State {
  name: string;
  /** Result of a visitor's question. */
  answers: string;
  /** Actions of the owner: `buy` a plan; `manage`, which is to cancel, reactivate and resume; `change`, which is to change the plan, pause and take the discount. */
  owner: readonly string[];
}

const MADE: Readonly<Record<string, State>> = {
  'in the trial': trial(IN_TRIAL),
  'after the trial': trial(AFTER_TRIAL),
  'incomplete, in the trial': trial(IN_TRIAL, 'incomplete'),
  'incomplete, after the trial': trial(AFTER_TRIAL, 'incomplete'),
  'incomplete_expired, in the trial': trial(IN_TRIAL, 'incomplete_expired'),
  'incomplete_expired, after the trial': trial(AFTER_TRIAL, 'incomplete_expired'),
  'plan without a subscription': { org: { plan: 'pro', trialEndsAt: null }, subscription: null },
  trialing: paid('trialing'),
  active: paid('active'),
  'active, paused for months': paid('active', { pause: { until: FUTURE } }),
  'active, after its pause': paid('active', { pause: { until: PAST } }),
  'past_due, in grace': paid('past_due', { graceEndsAt: FUTURE }),
  'past_due, after grace': paid('past_due', { graceEndsAt: PAST }),
  paused: paid('paused'),
  unpaid: paid('unpaid'),
  canceled: paid('canceled'),
  'incomplete, after another': paid('incomplete'),
  'incomplete_expired, after another': paid('incomplete_expired'),
};

/** Written by hand: what each state allows. Nothing of it is for anybody but the owner; every page is there in every state. */
const TABLE = `
in the trial                        | given         | buy
after the trial                     | trial-expired | buy
incomplete, in the trial            | given         | buy
incomplete, after the trial         | trial-expired | buy
incomplete_expired, in the trial    | given         | buy
incomplete_expired, after the trial | trial-expired | buy
plan without a subscription         | given         | buy
trialing                            | given         | manage change
active                              | given         | manage change
active, paused for months           | paused        | manage change
active, after its pause             | given         | manage change
past_due, in grace                  | given         | manage
past_due, after grace               | ended         | manage
paused                              | paused        | manage
unpaid                              | ended         | manage
canceled                            | ended         | buy
incomplete, after another           | ended         | buy
incomplete_expired, after another   | ended         | buy
`;

/** Every state that an organization's plan can be in, each status of Stripe's among them, with what it allows. */
export const STATES: readonly Row[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', answers = '', owner = ''] = line.split('|').map((cell) => cell.trim());
    const state = MADE[name];
    if (state === undefined) throw new Error(`No state ${name}`);
    return { name, ...state, answers, owner: owner.split(' ') };
  });
