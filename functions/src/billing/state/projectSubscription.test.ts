import { DAY_MS } from '@parlance/domain/durations';
import type { Subscription } from '@parlance/domain/documents/billing/subscription';
import { describe, expect, it } from 'vitest';
import type { StripeSubscription } from '../stripe/stripeSubscription.ts';
import { activityOfChange } from './activityOfChange.ts';
import { mailsOfChange } from './mailsOfChange.ts';
import { projectSubscription } from './projectSubscription.ts';
import { replaces } from './replaces.ts';

const START = 1_800_000_000;
const END = START + 30 * 86_400;

function stripeWith(fields: Partial<StripeSubscription> = {}, plan = 'pro'): StripeSubscription {
  return {
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    livemode: false,
    created: START,
    current_period_start: START,
    current_period_end: END,
    trial_start: null,
    trial_end: null,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    metadata: {},
    pause_collection: null,
    discount: null,
    schedule: null,
    items: {
      data: [
        {
          id: 'si_1',
          quantity: 1,
          price: { id: 'price_1', currency: 'usd', product: { id: 'prod_1', metadata: { plan } } },
        },
      ],
    },
    ...fields,
  };
}

function projected(fields: Partial<StripeSubscription> = {}, plan = 'pro'): Subscription {
  const subscription = projectSubscription(stripeWith(fields, plan));
  if (subscription === undefined) throw new Error('not ours');
  return subscription;
}

const at = (seconds: number) => new Date(seconds * 1000);

describe('projectSubscription', () => {
  it('says when a cancelled subscription ends, whichever way it was cancelled', () => {
    expect(projected({ cancel_at_period_end: true }).cancelAt).toEqual(at(END));
    expect(projected({ cancel_at: END - 5 }).cancelAt).toEqual(at(END - 5));
    expect(projected().cancelAt).toBeNull();
  });

  it('gives seven days of grace from the charge that failed, and keeps data for thirty days from the end', () => {
    expect(projected({ status: 'past_due' }).graceEndsAt).toEqual(new Date(START * 1000 + 7 * DAY_MS));
    const over = projected({
      status: 'canceled',
      ended_at: END,
      cancel_at: END,
      pause_collection: { resumes_at: null },
    });
    expect(over).toMatchObject({ cancelAt: null, pause: null, erasedAt: new Date(END * 1000 + 30 * DAY_MS) });
  });

  it('names the change that a schedule brings, until it has come', () => {
    const schedule = {
      id: 'sub_sched_1',
      metadata: { plan: 'starter' },
      phases: [{ start_date: START }, { start_date: END }],
    };
    expect(projected({ schedule }).scheduledChange).toEqual({ plan: 'starter', at: at(END) });
    expect(projected({ schedule }, 'starter').scheduledChange).toBeNull();
  });

  it('is nothing for a product that is no plan', () => {
    expect(projectSubscription(stripeWith({}, 'book'))).toBeUndefined();
  });
});

describe('replaces', () => {
  it('lets the same subscription stay, in whatever order two are heard of', () => {
    const old = projected({ status: 'canceled', ended_at: END });
    const young = projected({ id: 'sub_2', created: START + 1 });
    expect([replaces(old, young), replaces(young, old), replaces(null, old), replaces(young, young)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    const running = projected({ created: START - 9 });
    const unpaid = projected({ id: 'sub_3', status: 'incomplete', created: START + 9 });
    expect([replaces(running, unpaid), replaces(unpaid, running)]).toEqual([false, true]);
  });
});

describe('mailsOfChange', () => {
  const kinds = (before: Subscription | null, after: Subscription) =>
    mailsOfChange(before, after).map(({ kind }) => kind);

  it.each([
    ['nothing', projected(), projected(), []],
    ['another plan', projected(), projected({}, 'starter'), ['billing-plan-changed']],
    ['a pause', projected(), projected({ pause_collection: { resumes_at: END } }), ['billing-paused']],
    ['its end', projected({ pause_collection: { resumes_at: END } }), projected(), ['billing-resumed']],
    ['a cancellation', projected(), projected({ cancel_at_period_end: true }), ['billing-cancelled']],
    ['its withdrawal', projected({ cancel_at_period_end: true }), projected(), ['billing-reactivated']],
    [
      'the end',
      projected({ cancel_at_period_end: true }),
      projected({ status: 'canceled', ended_at: END }),
      ['billing-ended'],
    ],
    ['an end that is known', projected({ status: 'canceled' }), projected({ status: 'canceled' }), []],
  ])('of %s says it once', (_name, before, after, mails) => {
    expect(kinds(before, after)).toEqual(mails);
    expect(kinds(after, after)).toEqual([]);
    expect(kinds(null, after)).toEqual([]);
  });
});

describe('activityOfChange', () => {
  const kinds = (before: Subscription | null, after: Subscription, now = at(START)) =>
    activityOfChange(before, after, now).map(({ kind }) => kind);
  const toStarter = {
    id: 'sub_sched_1',
    metadata: { plan: 'starter' },
    phases: [{ start_date: START }, { start_date: END }],
  };
  const paused = projected({ pause_collection: { resumes_at: END } });

  it.each([
    ['nothing', projected(), projected(), []],
    ['a purchase', projected({ status: 'incomplete' }), projected(), ['plan-bought']],
    ['a purchase that failed', null, projected({ status: 'incomplete' }), []],
    ['another plan', projected(), projected({}, 'starter'), ['plan-changed']],
    ['another plan at the end', projected(), projected({ schedule: toStarter }), ['plan-change-scheduled']],
    ['that taken back', projected({ schedule: toStarter }), projected(), ['plan-change-undone']],
    ['a pause', projected(), paused, ['plan-paused']],
    ['its end', paused, projected(), ['plan-resumed']],
    ['a cancellation', projected(), projected({ cancel_at_period_end: true }), ['plan-cancelled']],
    ['its withdrawal', projected({ cancel_at_period_end: true }), projected(), ['plan-reactivated']],
    ['an end at once', projected(), projected({ status: 'canceled', ended_at: START }), ['plan-cancelled']],
    [
      'an end for want of payment',
      projected({ status: 'past_due' }),
      projected({ status: 'canceled', ended_at: START }),
      [],
    ],
    [
      'a discount',
      projected(),
      projected({ discount: { end: END, coupon: { percent_off: 20 } } }),
      ['plan-discounted'],
    ],
  ])('has of %s what the owner did', (_name, before, after, expected) => {
    expect(kinds(before, after)).toEqual(expected);
    expect(kinds(after, after)).toEqual([]);
  });

  it('has nothing of what comes by itself', () => {
    expect(kinds(paused, projected(), at(END))).toEqual([]);
    expect(kinds(projected({ schedule: toStarter }), projected({}, 'starter'), at(END))).toEqual([]);
  });
});
