import type { ApplicationVerifier } from 'firebase/auth';

const verifier = {
  type: 'recaptcha',
  verify: () => Promise.resolve('emulated'),
  /** Firebase calls it after every use, though its type does not say so. */
  _reset: () => undefined,
};

/** Stands for the reCAPTCHA before a text message: the Auth emulator checks none, and a local start loads nothing from elsewhere. */
export const emulatedVerifier: ApplicationVerifier = verifier;
