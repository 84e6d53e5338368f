import { createHash, randomBytes } from 'node:crypto';
import { MINUTE_MS, SECOND_MS } from '@parlance/domain/durations';
import * as z from 'zod';

/** Lifetime of an access token, in seconds. */
const ACCESS_S = 3600;
const CODE_MS = MINUTE_MS;

interface Code {
  address: string;
  challenge: string;
  redirectUri: string;
  expiresAt: number;
}

const tokenSchema = z.object({ kind: z.enum(['access', 'refresh']), address: z.string(), at: z.int() });

type Token = z.infer<typeof tokenSchema>;

/** Answer to a token request (RFC 6749, sections 5.1 and 5.2). */
type TokenAnswer =
  | { access_token: string; token_type: 'Bearer'; expires_in: number; refresh_token: string }
  | { error: 'invalid_grant' | 'unsupported_grant_type' };

export interface Consents {
  /** Code of an owner's consent, for one use. */
  consent: (given: Omit<Code, 'expiresAt'>) => string;
  /** Answers a token request, whose client is known. */
  grant: (form: URLSearchParams) => TokenAnswer;
  /** True iff an access token opens a mailbox now. */
  opens: (token: string, address: string) => boolean;
  /** Takes back what the owner of a mailbox has consented to. */
  revoke: (address: string) => void;
}

function written(token: Token): string {
  return Buffer.from(JSON.stringify(token)).toString('base64url');
}

function read(text: string): Token | undefined {
  try {
    return tokenSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Consents of the mailboxes' owners. Tokens say themselves what they are, so that they outlive a restart of the stand-in. */
export function createConsents(clock: () => number = Date.now): Consents {
  const codes = new Map<string, Code>();
  const revoked = new Map<string, number>();
  const isRevoked = ({ address, at }: Token): boolean => at <= (revoked.get(address) ?? 0);

  const issue = (address: string): TokenAnswer => {
    const at = clock();
    return {
      access_token: written({ kind: 'access', address, at }),
      token_type: 'Bearer',
      expires_in: ACCESS_S,
      refresh_token: written({ kind: 'refresh', address, at }),
    };
  };
  const byCode = (form: URLSearchParams): TokenAnswer => {
    const code = form.get('code') ?? '';
    const known = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isTheirs = known?.challenge === challenge && known.redirectUri === form.get('redirect_uri');
    return known === undefined || !isTheirs || known.expiresAt < clock()
      ? { error: 'invalid_grant' }
      : issue(known.address);
  };
  const byRefresh = (form: URLSearchParams): TokenAnswer => {
    const token = read(form.get('refresh_token') ?? '');
    return token?.kind !== 'refresh' || isRevoked(token) ? { error: 'invalid_grant' } : issue(token.address);
  };

  return {
    consent: (given) => {
      const code = randomBytes(24).toString('base64url');
      codes.set(code, { ...given, expiresAt: clock() + CODE_MS });
      return code;
    },
    grant: (form) => {
      const type = form.get('grant_type');
      if (type === 'authorization_code') return byCode(form);
      return type === 'refresh_token' ? byRefresh(form) : { error: 'unsupported_grant_type' };
    },
    opens: (text, address) => {
      const token = read(text);
      const isOver = token === undefined || token.at + ACCESS_S * SECOND_MS < clock();
      return token?.kind === 'access' && token.address === address && !isOver && !isRevoked(token);
    },
    revoke: (address) => revoked.set(address.toLowerCase(), clock()),
  };
}
