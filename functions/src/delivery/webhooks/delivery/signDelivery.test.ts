import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { signDelivery } from './signDelivery.ts';

const NOW = new Date('2026-11-22T10:00:00.900Z');

it('signs second and body with each secret', () => {
  const time = Date.parse('2026-11-22T10:00:00Z') / 1000;
  const by = (secret: string) => createHmac('sha256', secret).update(`${time}.{"a":"ü"}`).digest('hex');
  expect(signDelivery('{"a":"ü"}', ['new'], NOW)).toBe(`t=${time},v1=${by('new')}`);
  expect(signDelivery('{"a":"ü"}', ['new', 'old'], NOW)).toBe(`t=${time},v1=${by('new')},v1=${by('old')}`);
});
