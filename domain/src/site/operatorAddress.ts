/** E-mail address of the operator: the configured one (`CONTACT_EMAIL`), or the one of the mails' sender (`Example <a@b.example>`) where that is empty. */
export function operatorAddress(contactEmail: string, mailFrom: string): string {
  return contactEmail === '' ? (/<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim()) : contactEmail;
}
