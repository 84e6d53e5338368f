/** Whom a person claims to be at Google or Microsoft under the emulators, which know neither of them. */
export interface EmulatedAccount {
  email: string;
  name: string;
}
