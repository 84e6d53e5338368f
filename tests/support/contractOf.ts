import { type AnyContract, CONTRACTS } from './CONTRACTS.ts';

/** The contract of a name. Throws a `TypeError` for a name that is none. */
export function contractOf(name: string): AnyContract {
  const contract = CONTRACTS.find((known) => known.name === name);
  if (contract === undefined) throw new TypeError(`There is no contract ${name}`);
  return contract;
}
