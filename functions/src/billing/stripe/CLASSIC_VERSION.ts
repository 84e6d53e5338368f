/**
 * The API version of the Stripe extension, whose documents have the form of that version: the webhook endpoint is made with it,
 * and what becomes a document is read with it.
 */
export const CLASSIC_VERSION = '2022-11-15';
