import { expect, it } from 'vitest';
import { graphFaultOf } from './graphFaultOf.ts';

it.each([
  [400, 190, undefined, 'key-refused'],
  [403, 10, undefined, 'key-refused'],
  [403, 200, undefined, 'key-refused'],
  [400, 10, 2018278, 'window-closed'],
  [400, 10, 2534022, 'window-closed'],
  [400, 131047, undefined, 'window-closed'],
  [400, 131026, undefined, 'recipient-unreachable'],
  [400, 551, 1545041, 'recipient-unreachable'],
  [400, 130429, undefined, 'rate-limited'],
  [400, 131048, undefined, 'rate-limited'],
  [400, 131056, undefined, 'rate-limited'],
  [400, 4, undefined, 'rate-limited'],
  [400, 80007, undefined, 'rate-limited'],
  [400, 613, undefined, 'rate-limited'],
  [429, undefined, undefined, 'rate-limited'],
  [400, 131000, undefined, 'service-away'],
  [400, 131016, undefined, 'service-away'],
  [500, undefined, undefined, 'service-away'],
  [503, 2, undefined, 'service-away'],
  [504, undefined, undefined, 'not-confirmed'],
  [400, 100, undefined, 'message-invalid'],
  [400, 999999, undefined, 'message-invalid'],
  [401, undefined, undefined, 'key-refused'],
])('takes status %d with code %s and subcode %s for %s', (status, code, subcode, fault) => {
  expect(graphFaultOf({ status, code, subcode })).toBe(fault);
});
