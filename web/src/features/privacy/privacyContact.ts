/** Contact for questions about personal data. A deployment puts its own address here. */
export const PRIVACY_CONTACT = 'privacy@parlance.example';
