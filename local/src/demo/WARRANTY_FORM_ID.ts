/** Id of the demo shop's form for claims, to which its footer leads. */
export const WARRANTY_FORM_ID = 'warranty-claim';
