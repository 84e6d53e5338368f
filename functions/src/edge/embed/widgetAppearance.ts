import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Locale } from '@parlance/domain/locales';
import { textFor, textsFor } from '@parlance/domain/widget/textsFor';
import type { WidgetLook } from '@parlance/domain/widget/config';
import { isOpenAt } from '../../conversations/isOpenAt.ts';
import { welcomeRuns } from './welcomeRuns.ts';

/** Look of a chatbot in a language: pictures as addresses on this host, welcome messages as safe runs of text. */
export function widgetAppearance(chatbotId: string, widget: Widget, locale: Locale, now: Date): WidgetLook {
  const { profilePicture, chatIcon, leadForm, handover } = widget;
  return {
    displayName: widget.displayName,
    profilePicture: profilePicture === null ? null : `/media/${chatbotId}/${profilePicture}.png`,
    chatIcon: chatIcon === null ? null : `/icons/${chatIcon.replace(':', '/')}.svg`,
    theme: widget.theme,
    userMessageColor: widget.userMessageColor,
    botMessageColor: widget.botMessageColor,
    bubbleButtonColor: widget.bubbleButtonColor,
    bubbleAlignment: widget.bubbleAlignment,
    initialMessages: textsFor(locale, widget.initialMessages)
      .map(welcomeRuns)
      .filter((runs) => runs.length > 0),
    suggestedMessages: textsFor(locale, widget.suggestedMessages),
    keepShowingSuggestions: widget.keepShowingSuggestions,
    messagePlaceholder: textFor(locale, widget.messagePlaceholder),
    footerText: widget.footerText,
    autoShowDelay: widget.autoShowDelay,
    defaultOpen: widget.defaultOpen,
    collectFeedback: widget.collectFeedback,
    allowRegenerate: widget.allowRegenerate,
    contactCard: widget.contactCard,
    conversationStarters: textsFor(locale, widget.conversationStarters),
    faqs: widget.faqs.map(({ question }) => question),
    leadForm: { name: leadForm.name, phone: leadForm.phone, consentText: leadForm.consentText },
    handover: {
      isOffered: handover.isOffered,
      isOpen: isOpenAt(handover.hours, widget.timezone, now),
      minutes: handover.minutes,
    },
  };
}
