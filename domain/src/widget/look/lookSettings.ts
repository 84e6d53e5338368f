import * as z from 'zod/mini';
import { colourSchema } from '../../colours.ts';
import type { SettingField } from './settingField.ts';

/**
 * Settings that the chat gets as they are stored. Those with a limit are not among them: a chat that was loaded before a limit rose
 * has to take what is above the former one.
 */
export function lookSettings(field: SettingField) {
  return {
    theme: field(z.enum(['light', 'dark', 'system']), 'system'),
    userMessageColor: field(colourSchema, '#0F5C4D'),
    botMessageColor: field(colourSchema, '#F1EFE9'),
    bubbleButtonColor: field(colourSchema, '#0F5C4D'),
    bubbleAlignment: field(z.enum(['left', 'right']), 'right'),
    keepShowingSuggestions: field(z.boolean(), false),
    defaultOpen: field(z.boolean(), false),
    /** Thumbs up and down under answers. */
    collectFeedback: field(z.boolean(), true),
    /** One question at the end of a conversation: how satisfied the visitor is, from 1 to 5. */
    collectCsat: field(z.boolean(), false),
    /** Visitors can have their conversation mailed to an address that they name. */
    offerTranscript: field(z.boolean(), false),
    allowRegenerate: field(z.boolean(), true),
    /** Visitors may send pictures and PDF files to an agent who has the conversation. */
    allowAttachments: field(z.boolean(), true),
  };
}
