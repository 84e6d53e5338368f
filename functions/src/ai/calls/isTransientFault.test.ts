import { GenkitError } from 'genkit';
import { expect, it } from 'vitest';
import { isTransientFault } from './isTransientFault.ts';

function answered(code: number): GenkitError {
  return new GenkitError({ status: 'UNKNOWN', message: 'refused', detail: { error: { code } } });
}

it.each([
  [408, true],
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [403, false],
  [404, false],
])('a status of %i: %s', (status, isTransient) => {
  expect(isTransientFault(answered(status))).toBe(isTransient);
});

it('a connection that breaks is transient, a fault that Genkit finds itself is not', () => {
  expect(isTransientFault(new TypeError('fetch failed'))).toBe(true);
  expect(isTransientFault(Object.assign(new Error('404 no model'), { status: 404 }))).toBe(false);
  expect(isTransientFault(Object.assign(new Error('503 away'), { status: 503 }))).toBe(true);
  expect(isTransientFault(new GenkitError({ status: 'UNAVAILABLE', message: 'away' }))).toBe(true);
  expect(isTransientFault(new GenkitError({ status: 'INVALID_ARGUMENT', message: 'schema' }))).toBe(false);
});
