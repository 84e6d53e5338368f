/** With which the names of the functions of the codebase `billing` begin: that of firebase.json, and a hyphen. */
export const BILLING_PREFIX = 'ext-firestore-stripe-payments-';
