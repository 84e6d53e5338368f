/** The mailbox that the stand-in of a mail provider has from the start. Its password opens nothing elsewhere. */
export const LOCAL_MAILBOX = {
  address: 'hallo@fernweg.example',
  password: 'local-mailbox-for-this-machine-only',
} as const;
