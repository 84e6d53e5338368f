import * as z from 'zod/mini';
import type { Locale } from '../../locales.ts';
import type { WidgetLook } from '../config.ts';
import { textFor, textsFor } from '../textsFor.ts';
import { iconAddress } from './iconAddress.ts';
import { lookSettings } from './lookSettings.ts';
import { pictureAddress } from './pictureAddress.ts';
import { givenField } from './settingField.ts';

/** Parts of the look that only the server knows: formatted messages, and what depends on the time. */
type ServerLook = Pick<WidgetLook, 'initialMessages' | 'autoShowDelay' | 'handover'>;

/** Settings of a chatbot, saved or not, with the id of its picture and the name of its icon. */
type LookSource = Omit<WidgetLook, keyof ServerLook | 'faqs'> & { id: string; faqs: readonly { question: string }[] };

const asStored = z.object(lookSettings(givenField));

const isThere = (text: string) => text !== '';

/** Texts for visitors of a language, without empty ones. */
function shown(locale: Locale, texts: readonly string[]): string[] {
  return textsFor(locale, texts).filter((text) => text.trim() !== '');
}

/** Look of a chatbot in a language, as the chat's page and a preview have it: pictures as addresses on this host. */
export function lookOf(source: LookSource, locale: Locale): Omit<WidgetLook, keyof ServerLook> {
  const { chatIcon, leadForm } = source;
  return {
    ...asStored.parse(source),
    displayName: source.displayName.trim(),
    profilePicture: pictureAddress(source),
    chatIcon: chatIcon === null ? null : iconAddress(chatIcon),
    suggestedMessages: shown(locale, source.suggestedMessages),
    messagePlaceholder: textFor(locale, source.messagePlaceholder),
    footerText: source.footerText,
    contactCard: source.contactCard,
    conversationStarters: shown(locale, source.conversationStarters),
    faqs: source.faqs.map(({ question }) => question.trim()).filter(isThere),
    leadForm: { name: leadForm.name, phone: leadForm.phone, consentText: leadForm.consentText },
  };
}
