import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';

interface HistoryTexts {
  loading: string;
  none: string;
  more: string;
}

/** Texts of the list of earlier conversations, in every language of the chat: they come with its code, which few visitors load. */
export const HISTORY_TEXTS: Readonly<Record<WidgetLocale, HistoryTexts>> = {
  en: { loading: 'Loading…', none: 'There are no earlier chats.', more: 'Show more' },
  de: { loading: 'Wird geladen …', none: 'Es gibt keine früheren Unterhaltungen.', more: 'Weitere anzeigen' },
  fr: { loading: 'Chargement…', none: 'Il n’y a pas de conversations précédentes.', more: 'Afficher plus' },
  it: { loading: 'Caricamento…', none: 'Non ci sono conversazioni precedenti.', more: 'Mostra altre' },
  es: { loading: 'Cargando…', none: 'No hay conversaciones anteriores.', more: 'Mostrar más' },
  nl: { loading: 'Laden…', none: 'Er zijn geen eerdere gesprekken.', more: 'Meer tonen' },
  pl: { loading: 'Wczytywanie…', none: 'Nie ma wcześniejszych rozmów.', more: 'Pokaż więcej' },
  pt: { loading: 'A carregar…', none: 'Não há conversas anteriores.', more: 'Mostrar mais' },
  cs: { loading: 'Načítání…', none: 'Nejsou tu žádné dřívější konverzace.', more: 'Zobrazit další' },
  tr: { loading: 'Yükleniyor…', none: 'Önceki görüşme yok.', more: 'Daha fazla göster' },
  da: { loading: 'Indlæser…', none: 'Der er ingen tidligere samtaler.', more: 'Vis flere' },
  sv: { loading: 'Läser in…', none: 'Det finns inga tidigare konversationer.', more: 'Visa fler' },
};
