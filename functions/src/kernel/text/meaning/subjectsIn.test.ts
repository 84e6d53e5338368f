import { describe, expect, it } from 'vitest';
import { subjectsIn } from './subjectsIn.ts';

describe('subjectsIn', () => {
  it.each([
    ['Was kostet der Versand nach Österreich?', 'What does shipping to Austria cost?'],
    ['Wie viel kostet die Lieferung in die Schweiz?', 'How much is delivery to Switzerland?'],
    ['Kann ich mit Rechnung zahlen?', 'Can I pay by invoice?'],
    ['Nehmt ihr Kreditkarten?', 'Do you take credit cards?'],
    ['Habt ihr sonntags geöffnet?', 'Are you open on Sundays?'],
    ['Gibt es Studentenrabatt?', 'Do you have a student discount?'],
    ['Verkauft ihr Gutscheine?', 'Do you sell vouchers?'],
    ['Sind Hunde im Laden erlaubt?', 'Are dogs allowed in the store?'],
    ['Produkte', 'Products'],
    ['Bestellung', 'Orders'],
  ])('finds the same in “%s” and “%s”', (german, english) => {
    expect(subjectsIn(german)).toEqual(subjectsIn(english));
  });

  it('keeps apart what asks for something else, and words that it does not know', () => {
    expect(subjectsIn('Was kostet der Versand nach Italien?')).not.toEqual(
      subjectsIn('What does shipping to Austria cost?'),
    );
    expect(subjectsIn('Wann öffnet der Laden?')).not.toEqual(subjectsIn('Where is the store open?'));
    expect(subjectsIn('Zephyr 3000')).toEqual(['3000', 'zephyr']);
  });
});
