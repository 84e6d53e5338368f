import { describe, expect, it } from 'vitest';
import { comparedIn } from './comparedIn.ts';

describe('comparedIn', () => {
  it.each([
    ['Which is cheaper, a city bike or a mountain bike?', [['city'], ['mountain']]],
    ['Which plan is cheaper, Solo or Studio?', [['solo'], ['studio']]],
    ['Welches Paket ist günstiger, Studio oder Homeoffice?', [['studio'], ['homeoffic']]],
    ['Was ist der Unterschied zwischen Solo und Studio?', [['solo'], ['studio']]],
    ["What's the difference between the day pass and the week pass?", [['day'], ['week']]],
    ['Is Solo cheaper than Studio?', [['solo'], ['studio']]],
    ['Ist das Solo-Paket günstiger als das Studio-Paket?', [['solo'], ['studio']]],
    ['Is a tent or a tarp lighter?', [['tent'], ['tarp']]],
    ['Worin unterscheidet sich Basic von Premium?', [['basic'], ['premium']]],
    ['Solo vs. Studio?', [['solo'], ['studio']]],
  ])('finds what %j compares', (question, names) => {
    expect(comparedIn(question)?.names).toEqual(names);
  });

  it('asks for each of the two with what belongs to both', () => {
    expect(comparedIn('Which is cheaper, shipping to Austria or to Italy?')?.queries).toEqual([
      'Which is cheaper, shipping to Austria?',
      'Which is cheaper, shipping to Italy?',
    ]);
    expect(comparedIn('Was ist der Unterschied zwischen dem Solo- und dem Studio-Tarif?')?.queries[1]).toBe(
      'Was ist der Unterschied zwischen dem Studio-Tarif?',
    );
  });

  it.each([
    'What does shipping cost?',
    'Do you accept cash or card?',
    'Are you open on Saturday or Sunday?',
    'Do you have more than 20 tents?',
    'Kann ich mehr als zwei Räder mieten?',
    'Is it cheaper?',
    'Haben Sie etwas Günstigeres?',
  ])('finds nothing in %j', (question) => {
    expect(comparedIn(question)).toBeUndefined();
  });
});
