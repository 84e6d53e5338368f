import { describe, expect, it } from 'vitest';
import { guard } from '#web/config/guard.ts';
import { decide } from './routeGuard.ts';

const RULES = {
  exclude: ['/signup', '/help/*'],
  login: '/signin',
  callback: ['/confirm', '/auth/callback/*'],
  confirm: '/confirm',
};
const ONLY_SOME = { ...RULES, include: ['/dashboard', '/dashboard/*', '/thanks'], exclude: ['/dashboard/public/*'] };

describe('decide', () => {
  it.each(['/dashboard', '/anything', '/dashboard/chatbots?x=1#y', '/'])(
    'without a list guards %s and keeps the full address',
    (path) => {
      expect(decide(path, RULES, 'signed-out')).toEqual({ redirect: '/signin', save: path });
    },
  );

  it.each([
    '/signin',
    '/signin?notice=password-changed',
    '/signup',
    '/signup/',
    '/SignUp',
    '/help/one/two',
    '/confirm#token=x',
    '/auth/callback/google',
  ])('leaves %s open', (path) => {
    expect(decide(path, RULES, 'signed-out')).toBe('pass');
  });

  it.each(['/help', '/signup-more', '/signup/more', '/sign%75p', '/auth/callback', '//signin', '/x?/signin'])(
    'does not take %s for an open route',
    (path) => {
      expect(decide(path, RULES, 'signed-out')).toEqual({ redirect: '/signin', save: path });
    },
  );

  it.each(['/dashboard', '/dashboard/', '/Dashboard/chatbots', '/dashboard/a/b?c', '/thanks'])(
    'with a list guards %s',
    (path) => {
      expect(decide(path, ONLY_SOME, 'signed-out')).toEqual({ redirect: '/signin', save: path });
    },
  );

  it.each(['/', '/thanksgiving', '/dashboards', '/dashboard/public/page', '/signin', '/confirm'])(
    'with a list leaves %s open',
    (path) => {
      expect(decide(path, ONLY_SOME, 'signed-out')).toBe('pass');
    },
  );

  it('waits until it is known whether somebody is signed in, but not on open routes', () => {
    expect(decide('/dashboard', RULES, 'loading')).toBe('wait');
    expect(decide('/signup', RULES, 'loading')).toBe('pass');
  });

  it('holds accounts that are not confirmed where they can confirm, and saves nothing', () => {
    expect(decide('/dashboard', RULES, 'unconfirmed')).toEqual({ redirect: '/confirm' });
    expect(decide('/confirm', RULES, 'unconfirmed')).toBe('pass');
  });

  it('lets confirmed people through', () => {
    expect(decide('/dashboard', RULES, 'confirmed')).toBe('pass');
  });
});

describe('the guard of the app', () => {
  it.each(['/dashboard', '/dashboard/settings/members', '/onboarding', '/auth/complete', '/a-new-page'])(
    'closes %s',
    (path) => {
      expect(decide(path, guard, 'signed-out')).toEqual({ redirect: '/signin', save: path });
    },
  );

  it.each([
    '/signin',
    '/signup',
    '/signup-confirm',
    '/forgot-password',
    '/confirm?for=new-email#token=x',
    '/auth/invite#token=x',
    '/en/reset-password#token=x',
    '/de/reset-password#token=x',
  ])('leaves %s open', (path) => {
    expect(decide(path, guard, 'signed-out')).toBe('pass');
  });
});
