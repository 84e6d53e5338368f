import { describe, expect, it } from 'vitest';
import { isAlike, topicWords } from './isAlike.ts';

describe('isAlike', () => {
  it.each([
    ['Do you ship to Austria?', 'do you ship to austria'],
    ['Do you ship to Austria?', 'Austria, do you ship there'],
    ['Does the tent have a zip?', 'Do your tents have zips'],
    ['Haben Sie sonntags geöffnet?', 'Sind Sie am Sonntag geoeffnet?'],
    ['Can I pay by invoice?', 'Can I pay by invoice, please?'],
    ['What?', 'what'],
    ['???', '???'],
  ])('%s – %s', (one, other) => {
    expect(isAlike(one, other)).toBe(true);
    expect(isAlike(other, one)).toBe(true);
  });

  it.each([
    ['Do you ship to Austria?', 'Do you ship to Switzerland?'],
    ['When do you open?', 'Where do you open?'],
    ['Is the AB12 waterproof?', 'Is the AB13 waterproof?'],
    ['Can I pay by invoice?', 'Can I return the tent and pay by card?'],
    ['cart', 'card'],
    ['???', '!!!'],
  ])('not %s – %s', (one, other) => {
    expect(isAlike(one, other)).toBe(false);
    expect(isAlike(other, one)).toBe(false);
  });
});

describe('topicWords', () => {
  it('are the same in any order and spelling', () => {
    expect(topicWords('Wann öffnen Sie den Laden?')).toEqual(topicWords('wann oeffnen sie den LADEN'));
    expect(topicWords('Austria: do you ship?')).toEqual(['austria', 'ship']);
  });
});
