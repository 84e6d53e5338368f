import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Locale } from '@parlance/domain/locales';
import type { WidgetLook } from '@parlance/domain/widget/config';
import { lookOf } from '@parlance/domain/widget/look/lookOf';
import { textsFor } from '@parlance/domain/widget/textsFor';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { isOpenAt } from '../../kernel/openingHours/isOpenAt.ts';
import { openingsFor } from '../../conversations/openingsFor.ts';
import { welcomeRuns } from './welcomeRuns.ts';

interface Speaking {
  /** Language of the business's texts. */
  locale: Locale;
  /** Language of the chat's own texts. */
  language: WidgetLocale;
}

/** Look of a chatbot in a language: welcome messages as safe runs of text, and whether somebody may be there now. */
export function widgetAppearance(
  chatbotId: string,
  widget: Widget,
  { locale, language }: Speaking,
  now: Date,
): WidgetLook {
  const { isOffered, minutes } = widget.handover;
  const openings = openingsFor(widget, { chatbotId, language });
  const isOpen = openings.some((opening) => isOpenAt(opening, widget.timezone, now));
  return {
    ...lookOf({ ...widget, id: chatbotId }, locale),
    initialMessages: textsFor(locale, widget.initialMessages)
      .map(welcomeRuns)
      .filter((runs) => runs.length > 0),
    autoShowDelay: widget.autoShowDelay,
    handover: { isOffered, isOpen, minutes },
  };
}
