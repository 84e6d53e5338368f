/** Providers at which the owner of a mailbox lets this product in, without a password. */
export const MAIL_SIGN_INS = ['google', 'microsoft'] as const;

export type MailSignIn = (typeof MAIL_SIGN_INS)[number];
