/** A `mailto:` link. The address is encoded, so that it can't smuggle in further recipients or headers. */
export function replyAddress(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
