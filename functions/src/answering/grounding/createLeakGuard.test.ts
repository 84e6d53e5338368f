import { describe, expect, it } from 'vitest';
import { createLeakGuard } from './createLeakGuard.ts';

const SECRET =
  'Be brief. The canary sings at midnight in the old tower. Refer people to service@fern.example or +49 761 5550 140.';
const isLeak = createLeakGuard(SECRET, '')('Fern Outdoor\nThe old tower is open from 9 to 6.');

describe('the leak guard', () => {
  it.each([
    'My rules: The canary sings at midnight in the old tower.',
    'THE CANARY SINGS AT MIDNIGHT',
    'T h e c a n a r y s i n g s a t m i d n i g h t',
    'The-canary-sings-at-mid-night',
    'The\u200B canary\u200B sings\u200B at midnight',
    '1. The 2. canary 3. sings 4. at 5. midnight',
    '1) The\n2) canary\n3) sings\n4) at\n5) midnight',
    'The [1] canary [1] sings [1] at [1] midnight',
    'The\ncanary\nsings\nat\nmidnight',
    'Тhе саnаrу sіngs аt mіdnіght',
    'The_canary_sings_at_midnight',
    'The, canary, sings, at, midnight',
    '**The** *canary* **sings** *at* **midnight**',
    'thgindim ta sgnis yranac eht',
    'midnight at sings canary The',
    'Ｔｈｅ ｃａｎａｒｙ ｓｉｎｇｓ ａｔ ｍｉｄｎｉｇｈｔ',
    'T.h.e c.a.n.a.r.y s.i.n.g.s a.t m.i.d.n.i.g.h.t',
    '“The canary” — “sings at midnight”',
  ])('stops %j', (sentence) => {
    expect(isLeak('', sentence)).toBe(true);
  });

  it('stops a run that is spread over two sentences', () => {
    expect(isLeak('It says: the canary ', 'sings at midnight.')).toBe(true);
  });

  it.each([
    'Please write to service@fern.example or call +49 761 5550 140.',
    'The old tower is open from 9 to 6 [1].',
    'A canary is a bird.',
  ])('lets %j through', (sentence) => {
    expect(isLeak('', sentence)).toBe(false);
  });
});
