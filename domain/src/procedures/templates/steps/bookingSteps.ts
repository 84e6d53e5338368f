import type { Step } from '../../../documents/procedures/procedureOf.ts';
import { inAllLanguages } from '../texts/inAllLanguages.ts';
import { askStep, closingSteps, handOverStep } from './templateSteps.ts';

/** People of a group up to which a booking goes through without the team. */
const MOST_GUESTS = 8;

/** A booking for a day and a time, in which a large group goes to the team. */
export function bookingSteps(): Step[] {
  return [
    askStep('day', ({ booking }) => booking.day, 'time', { type: 'date', min: 0 }),
    askStep('time', ({ booking }) => booking.time, 'guests', {
      hint: inAllLanguages(({ booking }) => booking.timeHint),
      pattern: String.raw`\d{1,2}:\d{2}`,
    }),
    askStep('guests', ({ booking }) => booking.guests, 'check_guests', { type: 'number', min: 1, max: 500 }),
    {
      id: 'check_guests',
      kind: 'check',
      conditions: [{ value: 'guests', is: 'above', than: String(MOST_GUESTS) }],
      next: 'many_guests',
      otherwise: 'name',
    },
    handOverStep('many_guests', ({ booking }) => booking.manyGuests),
    askStep('name', ({ common }) => common.name, 'phone'),
    askStep('phone', ({ common }) => common.phone, 'wishes', { type: 'phone' }),
    askStep('wishes', ({ booking }) => booking.wishes, 'confirm', { type: 'long-text', isRequired: false }),
    ...closingSteps(({ booking }) => booking.done),
  ];
}
