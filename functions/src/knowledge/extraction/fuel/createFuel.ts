import { AppError } from '@parlance/domain/errors';
import type { FuelLimits } from './READING_LIMITS.ts';

export type FuelKind = keyof FuelLimits;

/** Budget that a file has left while it is read. Both methods throw `file-too-complex` beyond a limit. */
export interface Fuel {
  /** Adds to what all parts of the file have taken so far. */
  use: (kind: FuelKind, amount?: number) => void;
  /** Compares one place of the file, such as the depth of an element. */
  reach: (kind: FuelKind, amount: number) => void;
}

/** Counts against limits. What they do not name has none. */
export function createFuel(limits: FuelLimits): Fuel {
  const used = new Map<FuelKind, number>();
  const reach: Fuel['reach'] = (kind, amount) => {
    const limit = limits[kind] ?? Infinity;
    if (amount > limit) throw new AppError('file-too-complex', {}, { cause: new Error(`More ${kind} than ${limit}`) });
  };
  return {
    use: (kind, amount = 1) => {
      const total = (used.get(kind) ?? 0) + amount;
      used.set(kind, total);
      reach(kind, total);
    },
    reach,
  };
}
