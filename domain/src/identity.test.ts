import { expect, it } from 'vitest';
import { newId } from './ids.ts';
import { identityOf, isVisitorUid, visitorUid } from './identity.ts';

const EMAIL = 'ada@example.com';
const by = (provider: unknown) => ({ firebase: { sign_in_provider: provider } });
const CONFIRMED = { email: EMAIL, email_verified: true, confirmedEmail: EMAIL };

it.each([
  ['somebody with a password', 'ada', { ...CONFIRMED, ...by('password') }, 'confirmed'],
  ['somebody with Google', 'ada', { ...CONFIRMED, ...by('google.com') }, 'confirmed'],
  ['somebody with Microsoft', 'ada', { ...CONFIRMED, ...by('microsoft.com') }, 'confirmed'],
  ['an address that is not verified', 'ada', { ...CONFIRMED, email_verified: false, ...by('password') }, 'unconfirmed'],
  ['a verification of another type', 'ada', { ...CONFIRMED, email_verified: 'true', ...by('password') }, 'unconfirmed'],
  [
    'another address’s confirmation',
    'ada',
    { ...CONFIRMED, confirmedEmail: 'b@c.example', ...by('password') },
    'unconfirmed',
  ],
  ['no confirmation', 'ada', { email: EMAIL, email_verified: true, ...by('google.com') }, 'unconfirmed'],
  ['no address', 'ada', { email_verified: true, ...by('password') }, 'stranger'],
  ['an anonymous sign-in', 'ada', by('anonymous'), 'stranger'],
  ['a phone number', 'ada', { ...CONFIRMED, ...by('phone') }, 'stranger'],
  ['a custom token', 'ada', { ...CONFIRMED, ...by('custom') }, 'stranger'],
  ['somebody by a mailed link', 'ada', { ...CONFIRMED, mailLink: true, ...by('custom') }, 'confirmed'],
  ['a claim of a link of another type', 'ada', { ...CONFIRMED, mailLink: 'true', ...by('custom') }, 'stranger'],
  ['a claim of a link without a custom token', 'ada', { ...CONFIRMED, mailLink: true, ...by('phone') }, 'stranger'],
  ['a visitor’s browser with a claim of a link', 'visitor-chat', { mailLink: true, ...by('custom') }, 'visitor'],
  ['a list of providers', 'ada', { ...CONFIRMED, ...by(['password']) }, 'stranger'],
  ['no provider', 'ada', CONFIRMED, 'stranger'],
  ['a visitor’s browser', 'visitor-chat', { visitorChat: 'chat', visitorOrg: 'org', ...by('custom') }, 'visitor'],
  ['its account with a confirmed address', 'visitor-chat', { ...CONFIRMED, ...by('password') }, 'visitor'],
  [
    'a visitor’s claim at a person’s account',
    'ada',
    { ...CONFIRMED, visitorChat: 'chat', ...by('password') },
    'visitor',
  ],
  ['an empty claim of a visitor', 'ada', { ...CONFIRMED, visitorChat: '', ...by('password') }, 'visitor'],
] as const)('takes %s for what it is', (_, uid, claims, expected) => {
  expect(identityOf(uid, claims)).toBe(expected);
});

it('tells accounts of visitors by their id, which no other account has', () => {
  expect(isVisitorUid(visitorUid(newId()))).toBe(true);
  // As Firebase and this product make them.
  expect([newId(), 'Zx3Yw9QpLmN0aBcDeFgHiJkLmNo2', 'visitor'].some(isVisitorUid)).toBe(false);
});
