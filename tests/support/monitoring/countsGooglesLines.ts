import { parseFilter } from './logFilter.ts';
import type { Metric } from './operations.ts';

/** True for a metric of lines that Google's front end writes for each request, also for those that reach no process of ours. */
export function countsGooglesLines({ filter }: Pick<Metric, 'filter'>): boolean {
  return parseFilter(filter).some(
    ({ field, operator, value }) => field === 'logId' && operator === '=' && value === 'run.googleapis.com/requests',
  );
}
