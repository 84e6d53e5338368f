/** Id of the sign-in form that stands there while the app loads (web/src/scripts/signIn.ts). */
export const EARLY_FORM = 'early-sign-in';
