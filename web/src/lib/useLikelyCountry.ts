import { useState } from 'react';
import { likelyCountry } from './likelyCountry.ts';

/** The country of this browser by its languages and clock; empty where they do not say. */
export function useLikelyCountry(): string {
  const [country] = useState(() =>
    likelyCountry(navigator.languages, new Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  return country ?? '';
}
