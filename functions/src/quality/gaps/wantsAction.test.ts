import { describe, expect, it } from 'vitest';
import { wantsAction } from './wantsAction.ts';

describe('wantsAction', () => {
  it.each([
    ['Where is my order 104-88213?', 'reference'],
    ['Wo bleibt die Bestellung #4711?', 'reference'],
    ['Rechnung R2026114 bitte noch einmal schicken', 'reference'],
    ['Where is my parcel?', 'own'],
    ['Wann kommt mein Paket an?', 'own'],
    ['Ich möchte meinen Termin verschieben', 'own'],
    ['Please cancel my booking', 'own'],
    ['Do you ship to Austria?', undefined],
    ['Kann ich meine Schuhe waschen?', undefined],
    ['How long does delivery take?', undefined],
    ['Was kostet das Zelt Fjord 3000?', undefined],
    ['Is a return within 30 days free?', undefined],
    ['Do you ship orders above 2000 euros by forwarding agent?', undefined],
  ])('tells what “%s” is about', (question, found) => {
    expect(wantsAction(question)).toBe(found);
  });
});
