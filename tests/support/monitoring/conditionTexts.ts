import type { Alert } from './operations.ts';

/** Filters and queries of an alert's conditions. */
export function conditionTexts({ conditions }: Pick<Alert, 'conditions'>): string[] {
  return conditions.flatMap((condition) => {
    if ('conditionThreshold' in condition) {
      const { filter, denominatorFilter } = condition.conditionThreshold;
      return [filter, ...(denominatorFilter === undefined ? [] : [denominatorFilter])];
    }
    if ('conditionAbsent' in condition) return [condition.conditionAbsent.filter];
    return [condition.conditionPrometheusQueryLanguage.query];
  });
}
