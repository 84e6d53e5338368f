/** A local part as mail servers and clients write it, quoted or not, then the host. Lengths by RFC 5321, section 4.5.3.1. */
const ADDRESS = /(?:"[^"\n]{1,64}"|[^\s<>"'`(),;:/\\@[\]=]{1,64})(?:@|%40)[^\s<>"'`(),;:/\\@[\]]{1,255}/g;
/** JSON web tokens, visitors' tokens, keys of the API and what follows `Bearer` or `key=`. */
const TOKEN = /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?|\bplk_[\w-]+|(?<=\bBearer )[\w.~+/=-]+|(?<=[?&]key=)[^&\s]+/g;
/** How V8 quotes a text that it cannot parse: a model's words, mostly. */
const QUOTED_JSON = /(?<=, )(?:\.{3})?"[^]{0,200}?"(?:\.{3})?(?= is not valid JSON)/g;

/** A text for the log without e-mail addresses, tokens and quoted texts: errors of mail servers name the recipient. */
export function redact(text: string): string {
  return text.replace(QUOTED_JSON, '[text]').replace(TOKEN, '[token]').replace(ADDRESS, '[address]');
}
