/** Firestore takes so many values for one field: https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries */
const MAX_VALUES = 30;

/**
 * Ids that a query asks for to find conversations of a topic and of those that were merged into it: one id, several, or undefined
 * where there are too many, so that the results have to be compared.
 */
export function topicChoice(topicIds: readonly string[]): string | readonly string[] | undefined {
  if (topicIds.length > MAX_VALUES) return undefined;
  return topicIds.length === 1 ? topicIds[0] : topicIds;
}
