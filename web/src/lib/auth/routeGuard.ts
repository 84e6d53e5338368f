import type { GuardConfig } from '#web/config/guard.ts';
import type { SignedIn } from './session/useSession.ts';

/** The cookie is the caller's business. */
type GuardRules = Omit<GuardConfig, 'cookiePrefix'>;

/** `save` is the address that was asked for, to come back to after signing in. */
type Decision = 'pass' | { redirect: string; save?: string };

/** The route of an address as the router compares it: without query, hash and trailing slash, in lower case. */
function routeOf(path: string): string {
  const route = path
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .toLowerCase();
  return route === '' ? '/' : route;
}

function isListed(route: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith('/*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern,
  );
}

/** Decides whether `path` (with query and hash) may be opened, and the redirect if not. Undecided sessions (`loading`) wait. */
export function decide(path: string, rules: GuardRules, session: SignedIn['status']): Decision | 'wait' {
  const route = routeOf(path);
  const isGuarded =
    (rules.include === undefined || isListed(route, rules.include)) &&
    !isListed(route, [...rules.exclude, rules.login, ...rules.callback]);
  if (!isGuarded) return 'pass';
  switch (session) {
    case 'loading':
      return 'wait';
    case 'signed-out':
      return { redirect: rules.login, save: path };
    case 'unconfirmed':
      return { redirect: rules.confirm };
    case 'confirmed':
      return 'pass';
  }
}
