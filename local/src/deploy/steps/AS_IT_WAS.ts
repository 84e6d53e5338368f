/** Report of a step that found nothing to do. */
export const AS_IT_WAS = 'as it should be';
