import { expect, it } from 'vitest';
import { withoutSmallTalk } from './withoutSmallTalk.ts';

it.each([
  ['Hi, do you repair zips?', 'do you repair zips?'],
  ['Hello 👋 what does shipping cost?', 'what does shipping cost?'],
  ['Good morning! When are you open? Thanks', 'When are you open?'],
  ['hi do you repair zips', 'do you repair zips'],
  ['Thanks! And to Austria?', 'And to Austria?'],
  ['Ok. Und nach Österreich?', 'Und nach Österreich?'],
  ['Grüß Gott, was kostet der Versand? Vielen Dank im Voraus!', 'was kostet der Versand?'],
  ['Guten Tag\nWann haben Sie offen?\nViele Grüße', 'Wann haben Sie offen?'],
  ['Super Benzin gibt es wo?', 'Super Benzin gibt es wo?'],
  ['Does it cost 4.90 euros. Or more?', 'Does it cost 4.90 euros. Or more?'],
  ['No, I mean the tent', 'No, I mean the tent'],
  ['Danke!', 'Danke!'],
  ['🚗', '🚗'],
  ['hello there', 'hello there'],
  ['', ''],
])('reads the question of %j as %j', (text, question) => {
  expect(withoutSmallTalk(text)).toBe(question);
});
