/** Limits of accounts, sessions, organizations and invitations. Bytes, characters and milliseconds as the names say. */
export const ACCOUNT_LIMITS = {
  nameCharacters: 100,
  descriptionCharacters: 500,
  emailCharacters: 254,
  signInPasswordCharacters: 6,
  passwordCharacters: 8,
  passwordMaxCharacters: 4096,
  phoneCharacters: 40,
  /** A contact form that is filled in faster than this was filled in by a machine. */
  contactFillMs: 2000,
  contactKeptDays: 180,
  confirmationResendMs: 60_000,
  confirmationTokenMs: 3 * 24 * 3_600_000,
  resetTokenMs: 3_600_000,
  signInTokenMs: 15 * 60_000,
  emailChangeTokenMs: 3_600_000,
  /** Time for which a digest can be ended by its own header. */
  unsubscribeTokenMs: 30 * 24 * 3_600_000,
  /** Issue of an invitation to its end. */
  inviteTokenMs: 7 * 24 * 3_600_000,
  invitesPerHour: 50,
  /** Mails of invitations that an organization sends in a day (UTC) of its trial, revoked ones too. */
  trialInvitesPerDay: 10,
  /** Maximum age of a sign-in for changes of an account's password, address or existence, or of an organization's owner. */
  recentSignInMs: 5 * 60_000,
  /** Interval between records that a session is in use. */
  sessionSeenMs: 3_600_000,
  /** Sessions that an account's page lists, those seen last. */
  sessionsListed: 30,
  /** Sessions that were ended one by one and could still be renewed; with one more, all end. */
  endedSessions: 50,
  organizationsPerPerson: 20,
} as const;
