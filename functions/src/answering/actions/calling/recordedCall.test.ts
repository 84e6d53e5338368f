import { expect, it } from 'vitest';
import { recordedCall } from './recordedCall.ts';

const SHIPPED = {
  action: 'order_status',
  arguments: [{ parameter: 'order', value: '10234' }],
  result: 'status: shipped',
};
const UNKNOWN = { action: 'order_status', arguments: [{ parameter: 'order', value: '99' }], result: null };
const ANY = { action: 'opening', arguments: [], result: 'open: yes' };

it.each([
  ['order_status', { order: '10234' }, null, 'status: shipped'],
  ['order_status', { order: '10234', lang: 'en' }, null, 'status: shipped'],
  ['order_status', { order: '99' }, 'status', ''],
  ['order_status', { order: '10235' }, 'not-recorded', ''],
  ['order_status', {}, 'not-recorded', ''],
  ['cancel_order', { order: '10234' }, 'not-recorded', ''],
  ['opening', { day: 'Monday' }, null, 'open: yes'],
] as const)('plays back what %s said to %j', (action, values, fault, result) => {
  expect(recordedCall([SHIPPED, UNKNOWN, ANY], action, values)).toMatchObject({ fault, result });
});

it('compares texts as people write them', () => {
  const recording = { ...SHIPPED, arguments: [{ parameter: 'order', value: 'ab-1' }] };
  expect(recordedCall([recording], 'order_status', { order: 'AB-1' }).fault).toBeNull();
});
