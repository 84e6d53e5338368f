import { HOUR_MS } from '@parlance/domain/durations';

/** Time after which Firestore's TTL takes away the sign of somebody whose browser could not. */
export const PRESENCE_KEPT_MS = HOUR_MS;
