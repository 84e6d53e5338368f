import { expect, it } from 'vitest';
import { withHoliday } from './withHoliday.ts';

const TODAY = new Date('2026-11-28T12:00:00Z');

function headingOf(question: string, text: string): string {
  return withHoliday(question, [{ heading: 'Hours', text }], TODAY)[0]?.heading ?? '';
}

it.each([
  ['Are you open on Good Friday?', 'Closed on 26 March.', 'Hours good friday'],
  ['Haben Sie Karfreitag offen?', 'Datum: 26.03.2027 | Uhrzeit: geschlossen', 'Hours karfreitag'],
  ['Habt ihr an Ostern auf?', 'Am 29. März 2027 ist geschlossen.', 'Hours ostern'],
  ['Open on Easter Monday 2028?', 'We open late on 17 April 2028.', 'Hours easter monday'],
  ['Öffnungszeiten am ersten Advent?', 'Am 29. November von 12 bis 17 Uhr.', 'Hours ersten advent'],
  ['Ist am Buß- und Bettag geöffnet?', 'Am 17. November 2027 ist zu.', 'Hours buss und bettag'],
  ['Any brunch on Mother’s Day?', 'Brunch: 9 May 2027', 'Hours mother s day'],
  ['Sale on Black Friday?', '26 November 2027: everything 20 % off.', 'Hours black friday'],
  ['Open on Christmas Eve?', '24 December: 9 to 13', 'Hours christmas eve'],
  ['Are you open on 26 March 2027?', 'Day: Good Friday | Hours: closed', 'Hours 26 march 2027'],
  ['Haben Sie am 24. Dezember offen?', 'Tag: Heiligabend | Zeit: 9–13 Uhr', 'Hours 24 dezember'],
])('knows for %j that %j is the day', (question, text, heading) => {
  expect(headingOf(question, text)).toBe(heading);
});

it.each([
  ['Are you open on Good Friday?', 'Closed on 3 April 2026.'],
  ['Are you open on Easter Monday?', 'Closed on 26 March.'],
  ['Open on Good Friday 2028?', 'Closed on 26 March.'],
  ['Are you open on 27 March 2027?', 'Day: Good Friday | Hours: closed'],
  ['What happened on 25 December 1999?', 'We are closed at Christmas.'],
  ['When are you open?', 'Closed on 26 March.'],
])('takes for %j no other day: %j', (question, text) => {
  expect(headingOf(question, text)).toBe('Hours');
});
