import type { Locale } from '@parlance/domain/locales';
import { createContext } from 'react';

/** Organization whose documents are read from the server with personal data masked, and the language of the placeholders. */
export interface Masking {
  orgId: string;
  locale: Locale;
  /** True if they may ask to see the personal data of one conversation, lead, declaration or submission. */
  canReveal: boolean;
  /** Paths of the documents that they have asked for: those, and what is below them, are read live. */
  revealed: readonly string[];
}

/** Undefined for those who see personal data: they read live, as it is stored. */
export const MaskingContext = createContext<Masking | undefined>(undefined);
