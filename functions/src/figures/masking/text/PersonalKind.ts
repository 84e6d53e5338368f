import type { Catalogue } from '../../../kernel/i18n/Catalogue.ts';

/** Kinds of personal data that have a label of their own when they are masked. */
export type PersonalKind = keyof Catalogue['masks'];
