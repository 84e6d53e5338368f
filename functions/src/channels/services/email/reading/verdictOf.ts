import type { MailHeader } from './headers/headerOf.ts';

type Verdict = 'pass' | 'fail' | 'none';

export interface SenderVerdict {
  spf: Verdict;
  dkim: Verdict;
  dmarc: Verdict;
  /** The domain of From is the sender's: DMARC alone says that. */
  isVerified: boolean;
}

const MAX_CHARACTERS = 20_000;
const NONE: SenderVerdict = { spf: 'none', dkim: 'none', dmarc: 'none', isVerified: false };
const FAILED = new Set(['fail', 'softfail', 'hardfail', 'permerror', 'policy']);

/** Header without comments, which may hold anything, and without quotes. */
function withoutComments(value: string): string {
  let depth = 0;
  let plain = '';
  for (const character of value.slice(0, MAX_CHARACTERS)) {
    if (character === '(') depth += 1;
    if (depth === 0) plain += character;
    if (character === ')' && depth > 0) depth -= 1;
  }
  return plain.replaceAll('"', '');
}

function verdictIn(results: readonly string[]): Verdict {
  if (results.includes('pass')) return 'pass';
  return results.some((result) => FAILED.has(result)) ? 'fail' : 'none';
}

/** Domain of the one address in From; undefined where there are more, of which programs show any. */
function fromDomain(headers: readonly MailHeader[]): string | undefined {
  const values = headers.filter(({ key }) => key === 'from').map(({ value }) => value);
  const found = (values[0] ?? '').match(/@[^\s@<>,;"()]{1,253}/g) ?? [];
  const domains = new Set(found.map((domain) => domain.slice(1).toLowerCase()));
  return values.length === 1 && domains.size === 1 ? [...domains][0] : undefined;
}

/**
 * Verdicts on a mail's sender by the header (RFC 8601) that the server wrote which took the mail.
 * @param headers In their order, the newest first. The first header with the server's name counts alone: one below it may be the sender's.
 * @param authservId Name of that server. What any other wrote is ignored.
 */
export function verdictOf(headers: readonly MailHeader[], authservId: string): SenderVerdict {
  const trusted = headers
    .filter(({ key }) => key === 'authentication-results')
    .map(({ value }) =>
      withoutComments(value)
        .split(';')
        .map((part) => part.trim().toLowerCase()),
    )
    .find(([server = '']) => server.split(/\s+/)[0] === authservId.toLowerCase() && authservId !== '');
  if (trusted === undefined) return NONE;
  const resultsOf = (method: string): string[] =>
    trusted.slice(1).flatMap((part) => {
      const result = new RegExp(String.raw`^${method}(?:/\d+)?\s*=\s*([a-z]+)`).exec(part)?.[1];
      return result === undefined ? [] : [result];
    });
  const domain = fromDomain(headers);
  const [claimed] = trusted.flatMap((part) => /^dmarc\b.*\bheader\.from\s*=\s*([^\s;]+)/.exec(part)?.[1] ?? []);
  const [spf, dkim, dmarc] = [resultsOf('spf'), resultsOf('dkim'), resultsOf('dmarc').slice(0, 1)].map(verdictIn);
  const isSame = domain !== undefined && (claimed === undefined || claimed.replace(/^.*@/, '') === domain);
  return { spf: spf ?? 'none', dkim: dkim ?? 'none', dmarc: dmarc ?? 'none', isVerified: dmarc === 'pass' && isSame };
}
