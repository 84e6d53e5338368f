import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../limits.ts';
import { chatbotSchema, newChatbot, openingDaySchema } from './chatbot.ts';

const takesDelay = (autoShowDelay: number) =>
  chatbotSchema.safeParse({ ...newChatbot('Guide', ''), createdAt: new Date(), autoShowDelay }).success;
const takesDay = (day: unknown) => openingDaySchema.safeParse(day).success;

describe('the delay of a chatbot that opens by itself', () => {
  it.each([-LIMITS.autoShowSecondsMax, -1, 0, 2.5, LIMITS.autoShowSecondsMax])('may be %s seconds', (delay) => {
    expect(takesDelay(delay)).toBe(true);
  });

  it.each([-LIMITS.autoShowSecondsMax - 1, LIMITS.autoShowSecondsMax + 1, Number.NaN])(
    'may not be %s seconds',
    (delay) => {
      expect(takesDelay(delay)).toBe(false);
    },
  );
});

describe('the opening hours of a day', () => {
  it.each([
    ['a minute', { from: '09:00', to: '09:01' }],
    ['all but the last one', { from: '00:00', to: '23:59' }],
    ['none', null],
  ])('may be %s', (_length, day) => {
    expect(takesDay(day)).toBe(true);
  });

  it.each([
    ['end as they begin', { from: '09:00', to: '09:00' }],
    ['end before', { from: '17:30', to: '09:00' }],
    ['end at no time of day', { from: '09:00', to: '24:00' }],
    ['begin at no time of day', { from: '9:00', to: '17:00' }],
  ])('may not %s', (_how, day) => {
    expect(takesDay(day)).toBe(false);
  });
});
