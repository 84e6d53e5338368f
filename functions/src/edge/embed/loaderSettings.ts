import { domainToCspSources } from '@parlance/domain/addresses/domainName';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import { iconLines } from '@parlance/domain/widget/iconLines';
import { byLocale } from '@parlance/domain/locales';
import { loaderRules } from '@parlance/domain/proactive/loaderRules';
import type { HostedSettings, ProactiveSettings } from '@parlance/domain/widget/loaderSettings';
import { SPEECH_MARK } from '@parlance/domain/widget/SPEECH_MARK';
import { textColour } from '@parlance/domain/widget/textColour';
import { CATALOGUES } from '../../kernel/i18n/CATALOGUES.ts';
import { iconBody } from '../../kernel/icons/iconBody.ts';
import { iconSet } from '../../kernel/icons/iconSet.ts';

/** The bubble's lines; the product's where the chatbot has no icon, or one that is drawn otherwise. */
function linesOf(chatIcon: string | null): string {
  const [prefix = '', name = ''] = chatIcon?.split(':') ?? [];
  const set = iconSet(prefix);
  return iconLines((set && iconBody(set, name)) ?? '') || SPEECH_MARK;
}

/** Seconds until the chat opens by itself; negative: never. */
function openAfter({ autoShowDelay, defaultOpen }: Widget): number {
  return defaultOpen ? 0 : Math.max(autoShowDelay, -1);
}

/** Settings that the loader knows of a chatbot, from its present ones. */
export function loaderSettings(origin: string, chatbotId: string, widget: Widget): HostedSettings {
  return {
    chatbotId,
    origin,
    color: widget.bubbleButtonColor,
    text: textColour(widget.bubbleButtonColor),
    align: widget.bubbleAlignment,
    icon: linesOf(widget.chatIcon),
    label: widget.displayName.trim(),
    sites: [origin, ...widget.allowedDomains.flatMap(domainToCspSources)],
    openAfter: openAfter(widget),
  };
}

/** The same with the rules for messages beside the bubble; undefined where none is on. */
export function proactiveSettings(origin: string, chatbotId: string, widget: Widget): ProactiveSettings | undefined {
  const rules = loaderRules(
    widget.proactive,
    byLocale((locale) => CATALOGUES[locale].dismissMessage),
  );
  if (rules.length === 0) return undefined;
  return { ...loaderSettings(origin, chatbotId, widget), rules, timezone: widget.timezone };
}
