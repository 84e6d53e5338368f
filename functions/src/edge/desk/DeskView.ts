import type { DeskKind } from '@parlance/domain/desk/DESK_KINDS';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Locale } from '@parlance/domain/locales';
import type { DeskTexts } from '../../kernel/i18n/desk/DeskTexts.ts';

/** Data that every page of a chatbot's desk is drawn from. */
export interface DeskView {
  chatbotId: string;
  kind: DeskKind;
  widget: Widget;
  locale: Locale;
  texts: DeskTexts;
  /** Address of the privacy policy. */
  privacyUrl: string;
}
