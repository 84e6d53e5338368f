import type { DeskKind } from '@parlance/domain/desk/DESK_KINDS';
import { DESK_TITLES } from '@parlance/domain/desk/DESK_TITLES';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';

/** Names of the desk's pages in the chat's menu, in every language that the chat speaks. */
export const DESK_LABELS: Readonly<Record<WidgetLocale, Readonly<Record<DeskKind, string>>>> = {
  ...DESK_TITLES,
  fr: { withdrawal: 'Se rétracter d’un contrat', cancellation: 'Résilier un contrat' },
  it: { withdrawal: 'Recedere dal contratto', cancellation: 'Disdire un contratto' },
  es: { withdrawal: 'Desistir de un contrato', cancellation: 'Cancelar un contrato' },
  nl: { withdrawal: 'Overeenkomst herroepen', cancellation: 'Overeenkomst opzeggen' },
  pl: { withdrawal: 'Odstąp od umowy', cancellation: 'Wypowiedz umowę' },
  pt: { withdrawal: 'Resolver o contrato', cancellation: 'Cancelar um contrato' },
  cs: { withdrawal: 'Odstoupit od smlouvy', cancellation: 'Vypovědět smlouvu' },
  tr: { withdrawal: 'Sözleşmeden cayma', cancellation: 'Sözleşmeyi sonlandır' },
  da: { withdrawal: 'Fortryd en aftale', cancellation: 'Opsig en aftale' },
  sv: { withdrawal: 'Ångra ett avtal', cancellation: 'Säg upp ett avtal' },
};
