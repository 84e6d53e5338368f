/** The day from which the terms and conditions hold that the site shows: `updated` of web/content/{language}/pages/terms-and-conditions.md. */
export const TERMS_VERSION = '2026-11-22';
