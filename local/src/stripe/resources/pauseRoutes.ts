import * as z from 'zod';
import { readFields } from '../http/readFields.ts';
import type { ApiRequest, Route } from '../http/Route.ts';
import { renderObject } from '../render/renderObject.ts';
import { findObject } from '../state/findObject.ts';
import { StripeProblem } from '../StripeProblem.ts';

const migrateFields = z.strictObject({ billing_mode: z.looseObject({ type: z.literal('flexible') }) });

function migrate({ world, family, form, ids: [id = ''] }: ApiRequest): unknown {
  readFields(migrateFields, form);
  findObject(world.state.subscriptions, id, 'subscription').billingMode = 'flexible';
  world.emit('customer.subscription.updated', 'subscriptions', id);
  return renderObject(world, 'subscriptions', id, family);
}

function pause({ world, family, ids: [id = ''] }: ApiRequest): unknown {
  const subscription = findObject(world.state.subscriptions, id, 'subscription');
  if (subscription.billingMode !== 'flexible' || subscription.schedule !== null || subscription.status !== 'active') {
    throw new StripeProblem(
      400,
      'This subscription cannot be paused: it must be active, in flexible billing mode and without a schedule.',
    );
  }
  subscription.status = 'paused';
  world.emit('customer.subscription.paused', 'subscriptions', id);
  world.emit('customer.subscription.updated', 'subscriptions', id);
  return renderObject(world, 'subscriptions', id, family);
}

function resume({ world, family, ids: [id = ''] }: ApiRequest): unknown {
  const subscription = findObject(world.state.subscriptions, id, 'subscription');
  if (subscription.status !== 'paused') throw new StripeProblem(400, 'This subscription is not paused.');
  subscription.status = 'active';
  world.emit('customer.subscription.resumed', 'subscriptions', id);
  world.emit('customer.subscription.updated', 'subscriptions', id);
  return renderObject(world, 'subscriptions', id, family);
}

/** The pause that changes a subscription's status, of API versions since 2026-09-30. */
export const PAUSE_ROUTES: readonly Route[] = [
  { method: 'POST', path: 'subscriptions/:/migrate', serve: migrate },
  { method: 'POST', path: 'subscriptions/:/pause', serve: pause },
  { method: 'POST', path: 'subscriptions/:/resume', serve: resume },
];
