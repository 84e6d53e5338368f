/** Where owners ask for a larger plan. A deployment puts its own address here. */
export const SUPPORT_CONTACT = 'support@parlance.example';
