import { describe, expect, it } from 'vitest';
import { closestQuestion } from './closestQuestion.ts';
import { questionKey } from '../../kernel/text/questionKey.ts';
import { saysTheSame } from './saysTheSame.ts';

describe('questionKey', () => {
  it.each([
    ['What does shipping cost?', 'Hi, what does the SHIPPING cost'],
    ['What does shipping cost?', 'What is the cost of shipping?'],
    ['Was kostet der Versand?', 'was kostet denn der versand, bitte?'],
    ['Wie groß ist die Größe M?', 'Wie gross ist die Groesse M?'],
    ['Who are you?', 'who are you'],
  ])('is the same for %j and %j', (one, other) => {
    expect(questionKey(one)).toBe(questionKey(other));
  });

  it.each([
    ['Do you deliver to Austria?', 'Do you deliver to Switzerland?'],
    ['When do you deliver?', 'Where do you deliver?'],
    ['Can I return boots?', 'Can I not return boots?'],
    ['Free above 60 euros?', 'Free below 60 euros?'],
    ['Kann ich mit Karte zahlen?', 'Kann ich ohne Karte zahlen?'],
    ['How do I get from Bonn to Ulm?', 'How do I get from Ulm to Bonn?'],
    ['Does size 42 fit?', 'Does size 43 fit?'],
  ])('differs for %j and %j', (one, other) => {
    expect(questionKey(one)).not.toBe(questionKey(other));
  });
});

describe('closestQuestion', () => {
  it('takes nobody else’s question for the visitor’s', () => {
    expect(closestQuestion('Do you ship?', [{ question: 'Can I ship?' }])).toBeUndefined();
    expect(closestQuestion('Do you ship?', [{ question: 'Can I ship?' }, { question: 'Do you ship' }])?.question).toBe(
      'Do you ship',
    );
  });
});

describe('saysTheSame', () => {
  it.each(['Where is your wharehouse?', 'Where is your warehuose?', 'Where is your warehous?'])(
    'forgives the slip in %j',
    (typed) => {
      expect(saysTheSame(typed, 'Where is your warehouse?')).toBe(true);
    },
  );

  it.each([
    ['Do you ship to Slovenia?', 'Do you ship to Slovakia?'],
    ['Is order 1234567 there?', 'Is order 1234568 there?'],
    ['Do you have boots?', 'Do you have roots?'],
  ])('keeps %j and %j apart', (one, other) => {
    expect(saysTheSame(one, other)).toBe(false);
  });
});
