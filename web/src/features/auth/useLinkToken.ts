import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sessionValue } from '#web/lib/browser/sessionValue.ts';
import { tokenFromHash } from './tokenFromHash.ts';

interface LinkToken {
  /** Empty where no link brought one. */
  token: string;
  /** Once it is used up. */
  discard: () => void;
}

/**
 * The token of a mail's link. It is taken out of the address bar, so that nobody reads it over a shoulder or in the history, and
 * kept for this tab, so that signing in on the way does not lose it. `purpose` keeps tokens of different mails apart.
 */
export function useLinkToken(purpose: 'confirm' | 'new-email' | 'reset' | 'invite' | 'sign-in'): LinkToken {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const kept = useMemo(() => sessionValue(`parlance-${purpose}-token`), [purpose]);
  const fresh = tokenFromHash(hash);
  const [token, setToken] = useState(fresh === '' ? (kept.read() ?? '') : fresh);

  // Another link was opened in this tab.
  if (fresh !== '' && fresh !== token) setToken(fresh);
  useEffect(() => {
    if (fresh === '') return;
    kept.write(fresh);
    void navigate({ pathname, search }, { replace: true, state });
  }, [fresh, kept, pathname, search, state, navigate]);

  return { token, discard: () => kept.remove() };
}
