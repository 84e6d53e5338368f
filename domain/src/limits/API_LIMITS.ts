/** Limits of the API and of webhooks. Bytes, characters and milliseconds as the names say. */
export const API_LIMITS = {
  accessKeysPerOrg: 5,
  webhooksPerOrg: 5,
  /** One delivery to a webhook, from its first connection to the answer's headers. */
  webhookMs: 10_000,
  /** Time for which a delivery is tried, and for which a webhook may fail before it is switched off. */
  webhookPatienceMs: 24 * 3_600_000,
  /** Time for which a webhook's secret signs beside the one that has replaced it. */
  formerSecretMs: 24 * 3_600_000,
  /** Deliveries that a webhook's log shows. */
  deliveriesShown: 25,
  apiPageSize: 100,
  apiCallsPerMinute: 120,
  /** Time for which a request to the API with an Idempotency-Key is known, time for serving one, and the longest such key. */
  apiRequestMs: 24 * 3_600_000,
  apiRequestLeaseMs: 150_000,
  idempotencyKeyCharacters: 255,
  /** Days of figures in one answer of the API. */
  apiStatsDays: 92,
} as const;
