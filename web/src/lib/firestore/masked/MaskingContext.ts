import type { Locale } from '@parlance/domain/locales';
import { createContext } from 'react';

/** Whose documents are read from the server with personal data masked, and the language of what stands in its place. */
export interface Masking {
  orgId: string;
  locale: Locale;
  /** Whether they may ask to see the personal data of one conversation or lead. */
  canReveal: boolean;
  /** Paths of the documents that they have asked for: those, and what is below them, are read live. */
  revealed: readonly string[];
}

/** Undefined for those who see personal data: they read live, as it is stored. */
export const MaskingContext = createContext<Masking | undefined>(undefined);
