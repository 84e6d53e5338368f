import { EMPTY_ANSWERS } from '@parlance/domain/documents/accounts/onboarding';
import { describe, expect, it } from 'vitest';
import { startOf, stepFrom } from './onboardingSteps.ts';

const answers = { ...EMPTY_ANSWERS, industry: 'legal', jobRole: 'support' } as const;

describe('the questionnaire', () => {
  it('begins with what is known from signing up', () => {
    expect(startOf(null, 'retail')).toEqual({
      answers: { ...EMPTY_ANSWERS, industry: 'retail' },
      step: 1,
      isEditing: false,
    });
  });

  it('goes on where it was left, with the answers given', () => {
    expect(startOf({ answers, step: 3, status: 'open' }, 'retail')).toEqual({ answers, step: 3, isEditing: false });
    expect(startOf({ answers, step: 2, status: 'skipped' }, 'retail').step).toBe(2);
  });

  it('suggests the industry only until the question was passed', () => {
    const industryOf = (step: 1 | 2 | 3, status: 'open' | 'skipped' | 'done') =>
      startOf({ answers: EMPTY_ANSWERS, step, status }, 'retail').answers.industry;
    expect([industryOf(1, 'skipped'), industryOf(2, 'open')]).toEqual(['retail', 'retail']);
    expect([industryOf(3, 'open'), industryOf(1, 'done')]).toEqual([null, null]);
  });

  it('opens at its beginning to be changed', () => {
    expect(startOf({ answers, step: 3, status: 'done' }, 'retail')).toEqual({ answers, step: 1, isEditing: true });
  });

  it('has three steps', () => {
    expect([stepFrom(1, -1), stepFrom(1, 1), stepFrom(2, 1), stepFrom(3, 1)]).toEqual([undefined, 2, 3, undefined]);
  });
});
