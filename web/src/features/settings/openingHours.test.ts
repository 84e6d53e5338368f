import { describe, expect, it } from 'vitest';
import { mondayOnWeekdays, OFFICE_HOURS, withDay, wrongDays } from './openingHours.ts';

describe('opening hours', () => {
  it('copy Monday to the weekdays and leave the weekend', () => {
    const monday = { from: '08:00', to: '12:00' };
    const hours = mondayOnWeekdays(withDay(OFFICE_HOURS, 0, monday));
    expect(hours).toEqual([monday, monday, monday, monday, monday, null, null]);
  });

  it('find days that end before or when they begin', () => {
    const late = withDay(withDay(OFFICE_HOURS, 2, { from: '12:00', to: '12:00' }), 5, { from: '18:00', to: '09:00' });
    expect(wrongDays(late)).toEqual([2, 5]);
    expect(wrongDays(OFFICE_HOURS)).toEqual([]);
  });
});
