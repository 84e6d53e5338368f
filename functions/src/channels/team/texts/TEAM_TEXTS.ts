import type { Locale } from '@parlance/domain/locales';
import { DE_TEAM_TEXTS } from './DE_TEAM_TEXTS.ts';
import { EN_TEAM_TEXTS } from './EN_TEAM_TEXTS.ts';
import type { TeamTexts } from './TeamTexts.ts';

export const TEAM_TEXTS: Readonly<Record<Locale, TeamTexts>> = { de: DE_TEAM_TEXTS, en: EN_TEAM_TEXTS };
