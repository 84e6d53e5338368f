import { LIMITS } from '@parlance/domain/limits';

/**
 * Checks whether typed text can be a website's address. Only its form is judged, and leniently: the backend has the last word.
 * Without a scheme it means https.
 */
export function typedUrl(typed: string): 'missing' | 'invalid' | 'fine' {
  const text = typed.trim();
  if (text === '') return 'missing';
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  // Chromium makes %20 of a space in the host, where other browsers refuse it.
  const hasHost = url?.hostname.includes('%') === false;
  return isWeb && hasHost && text.length <= LIMITS.urlCharacters ? 'fine' : 'invalid';
}
