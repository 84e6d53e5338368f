import { DESK_KINDS } from '@parlance/domain/desk/DESK_KINDS';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Locale } from '@parlance/domain/locales';
import type { WidgetConfig } from '@parlance/domain/widget/config';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { deskAddress } from '../../kernel/access/addresses/deskAddress.ts';
import { DESK_LABELS } from './DESK_LABELS.ts';

interface Speaking {
  /** Language of the pages. */
  locale: Locale;
  /** Language of the chat's own texts. */
  language: WidgetLocale;
}

/** Links of the chat's menu to the pages of the desk that are on. */
export function deskLinks(
  chatbotId: string,
  { desk }: Pick<Widget, 'desk'>,
  { locale, language }: Speaking,
): WidgetConfig['desk'] {
  return DESK_KINDS.filter((kind) => desk[kind]).map((kind) => ({
    label: DESK_LABELS[language][kind],
    href: deskAddress(chatbotId, kind, locale),
  }));
}
