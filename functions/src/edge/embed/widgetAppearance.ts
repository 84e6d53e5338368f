import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Locale } from '@parlance/domain/locales';
import type { WidgetLook } from '@parlance/domain/widget/config';
import { lookOf } from '@parlance/domain/widget/look/lookOf';
import { textsFor } from '@parlance/domain/widget/textsFor';
import { isOpenAt } from '../../conversations/isOpenAt.ts';
import { welcomeRuns } from './welcomeRuns.ts';

/** Look of a chatbot in a language: welcome messages as safe runs of text, and whether somebody may be there now. */
export function widgetAppearance(chatbotId: string, widget: Widget, locale: Locale, now: Date): WidgetLook {
  const { isOffered, minutes } = widget.handover;
  return {
    ...lookOf({ ...widget, id: chatbotId }, locale),
    initialMessages: textsFor(locale, widget.initialMessages)
      .map(welcomeRuns)
      .filter((runs) => runs.length > 0),
    autoShowDelay: widget.autoShowDelay,
    handover: { isOffered, isOpen: isOpenAt(widget.handover, widget.timezone, now), minutes },
  };
}
