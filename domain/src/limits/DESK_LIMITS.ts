/** Limits of the desk for withdrawals and cancellations. Bytes, characters and milliseconds as the names say. */
export const DESK_LIMITS = {
  /** Own sentences of the desk's pages, the notice of the right of withdrawal, and the business's address. */
  deskTextCharacters: 1000,
  deskNoticeCharacters: 6000,
  deskAddressCharacters: 500,
  /** Fields of a declaration. */
  declarationContractCharacters: 100,
  declarationTextCharacters: 2000,
  /** A request of the desk's forms: all fields at their limits, in percent-encoding. */
  deskBytes: 64 * 1024,
  /** Time for which a page's form can be sent; behind it the page asks once more. */
  deskFormMs: 24 * 3_600_000,
  /** Declarations that one network prefix sends to one chatbot in an hour: a flood, not a customer. */
  deskUsesPerHour: 300,
  /** Receipts that are mailed in a day (UTC): to one address, from one network prefix and of an organization, also in the trial. What is declared beyond is stored. */
  receiptsPerAddress: 5,
  receiptsPerNetwork: 50,
  receiptsPerDay: 500,
  trialReceiptsPerDay: 10,
} as const;
