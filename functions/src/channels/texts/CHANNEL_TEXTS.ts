import type { Locale } from '@parlance/domain/locales';
import type { ChannelTexts } from './ChannelTexts.ts';
import { DE_CHANNEL_TEXTS } from './DE_CHANNEL_TEXTS.ts';
import { EN_CHANNEL_TEXTS } from './EN_CHANNEL_TEXTS.ts';

export const CHANNEL_TEXTS: Readonly<Record<Locale, ChannelTexts>> = { de: DE_CHANNEL_TEXTS, en: EN_CHANNEL_TEXTS };
