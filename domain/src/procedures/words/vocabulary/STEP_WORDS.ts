import type { Locale } from '../../../locales.ts';
import { DE_STEP_WORDS } from './DE_STEP_WORDS.ts';
import { EN_STEP_WORDS } from './EN_STEP_WORDS.ts';
import type { StepWords } from './StepWords.ts';

/** Words of procedures by language. */
export const STEP_WORDS: Readonly<Record<Locale, StepWords>> = { en: EN_STEP_WORDS, de: DE_STEP_WORDS };
