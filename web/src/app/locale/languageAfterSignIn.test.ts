import { expect, it } from 'vitest';
import { languageAfterSignIn } from './languageAfterSignIn.ts';

const createdAt = new Date(1000);
const page = { locale: 'en', pathname: '/dashboard', chosenAt: 0 } as const;

it.each([
  ['the profile’s where nothing was chosen here', { localeAt: null }, {}, 'follow-profile'],
  ['the profile’s where it was chosen before', { localeAt: new Date(3000) }, { chosenAt: 2000 }, 'follow-profile'],
  ['the choice where it came later', { localeAt: new Date(3000) }, { chosenAt: 4000 }, 'save-choice'],
  ['the choice after the account was made', { localeAt: null }, { chosenAt: 2000 }, 'save-choice'],
  ['the profile’s where the choice is older than the account', { localeAt: null }, { chosenAt: 500 }, 'follow-profile'],
  ['the page’s where nobody ever chose one', { localeAt: new Date(0) }, {}, 'none'],
  ['the choice where the account has none', { localeAt: new Date(0) }, { chosenAt: 2000 }, 'save-choice'],
  ['that of the address', { localeAt: null }, { pathname: '/en/thanks' }, 'none'],
  ['the one that both have', { localeAt: null }, { locale: 'de' }, 'none'],
] as const)('after sign-in the language is %s', (_, { localeAt }, change, decision) => {
  expect(languageAfterSignIn({ ...page, profile: { locale: 'de', localeAt, createdAt }, ...change })).toBe(decision);
});
