import { describe, expect, it } from 'vitest';
import { mondayOnWeekdays, OFFICE_HOURS, withDay } from './openingHours.ts';

describe('opening hours', () => {
  it('copy Monday to the weekdays and leave the weekend', () => {
    const monday = { from: '08:00', to: '12:00' };
    const hours = mondayOnWeekdays(withDay(OFFICE_HOURS, 0, monday));
    expect(hours).toEqual([monday, monday, monday, monday, monday, null, null]);
  });
});
