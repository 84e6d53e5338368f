/** Where questions about personal data go. A deployment puts its own address here. */
export const PRIVACY_CONTACT = 'privacy@parlance.example';
