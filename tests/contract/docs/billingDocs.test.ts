import { LOCALES } from '@parlance/domain/locales';
import { PLAN_LIMITS, PLANS } from '@parlance/domain/plans';
import { expect, it } from 'vitest';
import { publicMessages } from '../../../web/src/app/public/publicMessages.ts';
import { readRepo } from '../../support/repo.ts';

const FAIR_USE = [
  'playgroundAnswersPerDay',
  'testAnswersPerDay',
  'replayAnswersPerDay',
  'suggestionsPerDay',
  'translationsPerDay',
  'actionCallsPerDay',
  'scannedPagesPerMonth',
] as const;

it.each(LOCALES)('the documentation in %s says of fair use what the plans hold', (locale) => {
  const text = readRepo(`web/content/${locale}/docs/billing.md`);
  const [, section = ''] = text.split(`## ${publicMessages[locale]['pricing.fairUseHeading']}\n`);
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| ') && /\d/.test(line));
  const number = new Intl.NumberFormat(locale);
  expect(
    rows.map((row) =>
      row
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim()),
    ),
  ).toEqual(FAIR_USE.map((limit) => PLANS.map((plan) => number.format(PLAN_LIMITS[plan][limit]))));
});
