import { AppError } from '@parlance/domain/errors';

/**
 * Makes a function that lets at most `max` pieces of work of a key be under way in this process: it throws `rate-limited` for
 * one more, and returns what is to be called when the work is over.
 */
export function createConcurrencyLimit(max: number): (key: string) => () => void {
  const underWay = new Map<string, number>();
  return (key) => {
    const count = underWay.get(key) ?? 0;
    if (count >= max) throw new AppError('rate-limited');
    underWay.set(key, count + 1);
    return () => {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left === 0) underWay.delete(key);
      else underWay.set(key, left);
    };
  };
}
