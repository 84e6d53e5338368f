import { describe, expect, it } from 'vitest';
import { leadTermOf, leadTermsOf } from './leadTerms.ts';

const LEAD = {
  name: 'Jürgen Weiß',
  email: 'J.Weiss+shop@Mail.example.org',
  message: 'Bitte rufen Sie mich wegen der Größe an.',
};

function finds(typed: string, lead = LEAD): boolean {
  const term = leadTermOf(typed);
  return term !== undefined && leadTermsOf(lead).includes(term);
}

describe('the search for leads', () => {
  it.each(['ju', 'JÜR', 'jurgen', 'weis', 'Weiß', 'jürgen weiß', 'j.', 'j.weiss', 'J.Weiss+shop@mail.example.org'])(
    'finds by the beginning of a name or address: %s',
    (typed) => expect(finds(typed)).toBe(true),
  );

  it.each(['größe', 'GROSSE', 'wegen'])('finds by a whole word of the message: %s', (typed) =>
    expect(finds(typed)).toBe(true),
  );

  it.each(['rgen', 'ruf', 'gros', 'example.org', '@mail', 'anna', 'j.weiss@mail.example.org'])(
    'does not find by anything else: %s',
    (typed) => expect(finds(typed)).toBe(false),
  );

  it.each(['', ' ', 'a', '?!'])('is none for %j', (typed) => expect(leadTermOf(typed)).toBeUndefined());

  it('finds a long address by all of it', () => {
    const email = `${'a'.repeat(60)}@example.org`;
    expect(finds(email, { ...LEAD, email })).toBe(true);
  });

  it('keeps a bound number of terms', () => {
    const message = Array.from({ length: 900 }, (_, index) => `w${index}`).join(' ');
    const name = Array.from({ length: 20 }, (_, index) => `abcdefghijklmnop${index}`).join(' ');
    expect(leadTermsOf({ name, email: `${'a'.repeat(200)}@b.example`, message }).length).toBeLessThanOrEqual(460);
  });
});
