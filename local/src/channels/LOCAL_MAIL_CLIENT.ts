/** The client by which the stand-in of Google and Microsoft knows this machine. It opens nothing elsewhere. */
export const LOCAL_MAIL_CLIENT = {
  id: 'local-mail-client',
  secret: 'local-mail-client-secret-for-this-machine-only',
} as const;
