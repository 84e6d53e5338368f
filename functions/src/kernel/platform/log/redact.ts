/** A local part as mail servers and clients write it, quoted or not, then the host. Lengths by RFC 5321, section 4.5.3.1. */
const ADDRESS = /(?:"[^"\n]{1,64}"|[^\s<>"'`(),;:/\\@[\]=]{1,64})(?:@|%40)[^\s<>"'`(),;:/\\@[\]]{1,255}/g;
/** JSON web tokens, visitors' tokens, keys of the API and what follows `Bearer` or `key=`. */
const TOKEN = /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?|\bplk_[\w-]+|(?<=\bBearer )[\w.~+/=-]+|(?<=[?&]key=)[^&\s]+/g;
/** Form in which V8 quotes a text that it cannot parse: a model's words, mostly. */
const QUOTED_JSON = /(?<=, )(?:\.{3})?"[^]{0,200}?"(?:\.{3})?(?= is not valid JSON)/g;
/** Country, check digits, then at least eleven characters of an account (ISO 13616-1), in groups of four or in one. */
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;
/** A number with its country, as E.164 has it (https://www.itu.int/rec/T-REC-E.164): others look like ports, counts and lines of code. */
const PHONE = /(?<![\w.:+-])(?:\+|00)[1-9](?:[ ()/.-]{0,2}\d){6,13}(?!\w)/g;

/** A text for the log without e-mail addresses, phone numbers, IBANs, tokens and quoted texts: errors of mail servers name the recipient. */
export function redact(text: string): string {
  return text
    .replace(QUOTED_JSON, '[text]')
    .replace(TOKEN, '[token]')
    .replace(ADDRESS, '[address]')
    .replace(IBAN, '[iban]')
    .replace(PHONE, '[phone]');
}
