/** A header of a mail, its name in lower case. */
export interface MailHeader {
  key: string;
  value: string;
}

/** Value of the first header of a name; undefined where a mail has none. */
export function headerOf(headers: readonly MailHeader[], key: string): string | undefined {
  return headers.find((header) => header.key === key)?.value.trim();
}
