import { anyOf } from '../../vocabulary/anyOf.ts';

/** Patterns of the names of currencies and of a hundredth share, in all languages. */
export const MONEY = {
  eur: anyOf(({ amounts }) => amounts.money.eur),
  usd: anyOf(({ amounts }) => amounts.money.usd),
  gbp: anyOf(({ amounts }) => amounts.money.gbp),
  chf: anyOf(({ amounts }) => amounts.money.chf),
  percent: anyOf(({ amounts }) => amounts.money.percent),
} as const;
