import type { Locale } from '@parlance/domain/locales';
import { createContext } from 'react';

/** Whose documents are read from the server with personal data masked, and the language of what stands in its place. */
export interface Masking {
  orgId: string;
  locale: Locale;
}

/** Undefined for those who see personal data: they read live, as it is stored. */
export const MaskingContext = createContext<Masking | undefined>(undefined);
