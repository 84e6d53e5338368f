/** Secrets that functions and stand-in share on one machine. Neither opens anything elsewhere. */
export const LOCAL_STRIPE = { key: 'sk_test_local', webhookSecret: 'whsec_local' } as const;
