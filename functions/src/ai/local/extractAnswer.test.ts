import { describe, expect, it } from 'vitest';
import { NO_ANSWER } from '../noAnswer.ts';
import { extractAnswer } from './extractAnswer.ts';

const SHIPPING = {
  n: 1,
  heading: 'Shipping',
  text: 'Destination: Germany | Cost: €4.90\n\nDestination: Austria | Cost: €7.90\n\nDestination: Switzerland | Cost: €14.90',
};
const HOURS = { n: 2, heading: 'Öffnungszeiten', text: 'Montag bis Freitag 9 bis 18 Uhr. Samstags von 10 bis 14 Uhr.' };

describe('extractAnswer', () => {
  it('quotes the row that was asked for and not its neighbours', () => {
    expect(extractAnswer('What does shipping to Austria cost?', [SHIPPING, HOURS])).toBe(
      'Destination: Austria | Cost: €7.90 [1]',
    );
  });

  it('finds a sentence by its heading, in German', () => {
    expect(extractAnswer('Was sind die Öffnungszeiten am Samstag?', [SHIPPING, HOURS])).toContain(
      'Samstags von 10 bis 14 Uhr. [2]',
    );
  });

  it('says nothing about what is not there', () => {
    expect(extractAnswer('Who won the football world championship?', [SHIPPING, HOURS])).toBe(NO_ANSWER);
    expect(extractAnswer('Anything?', [])).toBe(NO_ANSWER);
  });
});
