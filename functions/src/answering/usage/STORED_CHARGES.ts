import { createStoredCharges } from './createStoredCharges.ts';

/** Charges whose questions are stored, and that their counters do not know of yet, as far as this process knows. */
export const STORED_CHARGES = createStoredCharges();
