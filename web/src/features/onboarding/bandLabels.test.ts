import { COMPANY_SIZES, MONTHLY_INQUIRIES } from '@parlance/domain/onboarding';
import { describe, expect, it } from 'vitest';
import de from '#web/i18n/de.json';
import en from '#web/i18n/en.json';

describe('the bands of the questionnaire', () => {
  it('do not overlap and are written as English and German write numbers', () => {
    expect(COMPANY_SIZES.map((size) => en[`onboarding.companySize.${size}`])).toEqual([
      'Only me',
      '2–50',
      '51–250',
      '251–1,000',
      '1,001–5,000',
      'More than 5,000',
    ]);
    expect(COMPANY_SIZES.map((size) => de[`onboarding.companySize.${size}`])).toEqual([
      'Nur ich',
      '2–50',
      '51–250',
      '251–1.000',
      '1.001–5.000',
      'mehr als 5.000',
    ]);
    expect(MONTHLY_INQUIRIES.map((band) => en[`onboarding.monthlyInquiries.${band}`])).toEqual([
      '1–10',
      '11–100',
      '101–250',
      'More than 250',
    ]);
    expect(de['onboarding.monthlyInquiries.250+']).toBe('mehr als 250');
  });
});
