import { ExpectedError } from '../errors/ExpectedError.ts';

const DEFAULT_BASE = 5000;

/** The first port, from PARLANCE_PORT_BASE. */
export function readPortBase(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_BASE;
  const base = Number(value);
  if (!Number.isInteger(base) || base < 1024 || base > 65_000) {
    throw new ExpectedError(`PARLANCE_PORT_BASE must be a whole number from 1024 to 65000, not "${value}".`);
  }
  return base;
}
