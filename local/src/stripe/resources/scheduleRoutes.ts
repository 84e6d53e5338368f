import * as z from 'zod';
import { metadataField, numberField, textField } from '../http/fields.ts';
import { listOf } from '../http/listOf.ts';
import { readFields } from '../http/readFields.ts';
import type { ApiRequest, Route } from '../http/Route.ts';
import { PAGE_FIELDS } from '../listPageOf.ts';
import { renderObject } from '../render/renderObject.ts';
import { addMonths } from '../state/addMonths.ts';
import { findObject } from '../state/findObject.ts';
import { newStripeId } from '../state/newStripeId.ts';
import type { Schedule } from '../state/customerSchemas.ts';
import { StripeProblem } from '../StripeProblem.ts';

const newFields = z.strictObject({ from_subscription: textField, metadata: z.optional(metadataField) });
const phaseField = z.strictObject({
  items: z.array(z.strictObject({ price: textField, quantity: numberField.default(1) })).length(1),
  start_date: z.optional(numberField),
  end_date: z.optional(numberField),
  duration: z.optional(z.strictObject({ interval: z.literal('month'), interval_count: numberField.default(1) })),
  proration_behavior: z.optional(textField),
  metadata: metadataField.default({}),
});
const changeFields = z.strictObject({
  end_behavior: z.optional(z.literal('release')),
  phases: z.optional(z.array(phaseField).min(1)),
  metadata: z.optional(metadataField),
  proration_behavior: z.optional(textField),
});
const listFields = z.strictObject({ ...PAGE_FIELDS, customer: z.optional(textField) });

function create({ world, family, form }: ApiRequest): unknown {
  const { from_subscription: id, metadata = {} } = readFields(newFields, form);
  const subscription = findObject(world.state.subscriptions, id, 'subscription', 'from_subscription');
  if (subscription.schedule !== null) {
    throw new StripeProblem(400, 'You cannot migrate a subscription that is already attached to a schedule.');
  }
  const { item, currentPeriodStart: start, currentPeriodEnd: end, customer } = subscription;
  const schedule: Schedule = {
    id: newStripeId('sub_sched'),
    created: world.now(),
    customer,
    subscription: id,
    status: 'active',
    phases: [{ price: item.price, quantity: item.quantity, start, end, metadata: {} }],
    releasedAt: null,
    canceledAt: null,
    metadata,
  };
  world.state.schedules[schedule.id] = schedule;
  subscription.schedule = schedule.id;
  world.emit('subscription_schedule.created', 'schedules', schedule.id);
  world.emit('customer.subscription.updated', 'subscriptions', id);
  return renderObject(world, 'schedules', schedule.id, family);
}

function active({ world, ids: [id = ''] }: ApiRequest): Schedule {
  const schedule = findObject(world.state.schedules, id, 'subscription_schedule');
  if (schedule.status !== 'active') throw new StripeProblem(400, `The schedule is ${schedule.status}.`);
  return schedule;
}

function change(request: ApiRequest): unknown {
  const { world, family, form } = request;
  const schedule = active(request);
  const { phases, metadata } = readFields(changeFields, form);
  let begin = schedule.phases[0]?.start ?? world.now();
  if (phases !== undefined) {
    schedule.phases = phases.map(({ items: [item], start_date: from, end_date: to, duration, metadata: own }) => {
      const start = from ?? begin;
      const end = to ?? addMonths(start, duration?.interval_count ?? 1);
      begin = end;
      return { price: item?.price ?? '', quantity: item?.quantity ?? 1, start, end, metadata: own };
    });
  }
  for (const { price } of schedule.phases) findObject(world.state.prices, price, 'price', 'phases[0][items][0][price]');
  if (metadata !== undefined) schedule.metadata = { ...schedule.metadata, ...metadata };
  world.emit('subscription_schedule.updated', 'schedules', schedule.id);
  return renderObject(world, 'schedules', schedule.id, family);
}

function release(request: ApiRequest): unknown {
  const { world, family } = request;
  const schedule = active(request);
  schedule.status = 'released';
  schedule.releasedAt = world.now();
  const subscription = world.state.subscriptions[schedule.subscription ?? ''];
  if (subscription !== undefined) subscription.schedule = null;
  world.emit('subscription_schedule.released', 'schedules', schedule.id);
  if (subscription !== undefined) world.emit('customer.subscription.updated', 'subscriptions', subscription.id);
  return renderObject(world, 'schedules', schedule.id, family);
}

/** Schedules: a change of price at the end of a period. */
export const SCHEDULE_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: 'subscription_schedules',
    serve: (request) => {
      const { customer } = readFields(listFields, request.form);
      const all = Object.values(request.world.state.schedules);
      const wanted = all.filter((schedule) => customer === undefined || schedule.customer === customer);
      return listOf(request, 'schedules', wanted, '/v1/subscription_schedules');
    },
  },
  { method: 'POST', path: 'subscription_schedules', serve: create },
  {
    method: 'GET',
    path: 'subscription_schedules/:',
    serve: ({ world, family, ids }) => renderObject(world, 'schedules', ids[0] ?? '', family),
  },
  { method: 'POST', path: 'subscription_schedules/:', serve: change },
  { method: 'POST', path: 'subscription_schedules/:/release', serve: release },
];
