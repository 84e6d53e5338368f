import { expect, it } from 'vitest';
import { siteTrialKey } from './siteTrialKey.ts';

it('is kept for the tab and goes along with a sign-up, which without one gets no such field', () => {
  expect(siteTrialKey.forSignUp()).toEqual({});
  expect(Object.keys(siteTrialKey.forSignUp())).toEqual([]);
  siteTrialKey.write({ key: 'k', url: 'https://shop.example' });
  expect(siteTrialKey.read()).toEqual({ key: 'k', url: 'https://shop.example' });
  expect(siteTrialKey.forSignUp()).toEqual({ trialKey: 'k' });
  siteTrialKey.remove();
  expect(siteTrialKey.read()).toBeUndefined();
});
