import { nameField, organizationNameField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import { holdsWebAddress } from '@parlance/domain/names/holdsWebAddress';
import { isMereDomain } from '@parlance/domain/names/isMereDomain';
import { TITLES } from '@parlance/domain/names/TITLES';
import { describe, expect, it } from 'vitest';
import names from '../fixtures/names.json' with { type: 'json' };
import { readRepo } from '../support/repo.ts';

const person = nameField(LIMITS.nameCharacters);
const organization = organizationNameField(LIMITS.nameCharacters);

describe('a name', () => {
  it.each([...names.people, ...names.companies])('can be %s', (name) => {
    expect([holdsWebAddress(name), holdsWebAddress(name.normalize('NFD'))]).toEqual([false, false]);
    expect(person.parse(name)).toBe(name.normalize('NFC'));
    expect(organization.parse(name)).toBe(name.normalize('NFC'));
  });

  it.each(TITLES.split(' '))('can begin with %s.', (title) => {
    expect(holdsWebAddress(`${title.toUpperCase()}.Huber`)).toBe(false);
  });

  it.each(names.addresses)('cannot be %j (A-124)', (text) => {
    expect(holdsWebAddress(text)).toBe(true);
    expect(person.safeParse(text).success).toBe(false);
    expect(organization.safeParse(text).success).toBe(isMereDomain(text));
  });

  it.each(['Ada\r\nBcc: you', 'Ada\u0000', 'Ada \u202Egnihsihp', 'Ada \uD800', ' ', 'x'.repeat(101)])(
    'cannot be %.20j (A-124)',
    (text) => {
      expect([person, organization].map((field) => field.safeParse(text).success)).toEqual([false, false]);
    },
  );

  it('is looked through in time that grows with its length alone', () => {
    for (const part of ['a', 'a.', '.', '-', 'w', '1.', ':', '\u0301', '-.', '\u200B']) {
      expect(holdsWebAddress(`${part.repeat(200_000)} evil.com`)).toBe(true);
    }
  });
});

describe('an organization', () => {
  it.each(['Booking.com', 'check24.de', 'shop.example.co.uk', 'müller-söhne.de'])('can be called %s', (name) => {
    expect(organization.parse(name)).toBe(name);
    expect(person.safeParse(name).success).toBe(false);
  });

  it.each([
    'www.evil.com',
    'https://evil.com',
    'evil.com/win',
    'win at evil.com',
    'evil.com now',
    'evil。com',
    '1.2.3.4',
  ])('cannot be called %s (A-124)', (name) => {
    expect(organization.safeParse(name).success).toBe(false);
  });
});

it('the rules know the same titles', () => {
  const escaped = TITLES.replaceAll(/[^ -~]/g, (letter) => String.raw`\\x{${letter.charCodeAt(0).toString(16)}}`);
  expect(readRepo('firestore.rules')).toContain(`(${escaped.replaceAll(' ', '|')})[.]`);
});
