/** An e-mail address in running text, also with its signs spelt or escaped. */
export const EMAIL =
  /[\p{L}\p{N}._+-]+(?:@|%40|\s?[([{]\s?(?:at|ät|@)\s?[)\]}]\s?)[\p{L}\p{N}-]+(?:(?:\.|\s?[([{]\s?(?:dot|punkt|\.)\s?[)\]}]\s?)[\p{L}\p{N}-]+)+/giu;
