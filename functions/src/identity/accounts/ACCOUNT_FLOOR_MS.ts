/** The least time that calls take which make an account for an address: well above what making one needs. */
export const ACCOUNT_FLOOR_MS = 900;
