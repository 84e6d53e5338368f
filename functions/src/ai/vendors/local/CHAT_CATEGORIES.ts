import type { CategoryKey } from '../../../kernel/i18n/Catalogue.ts';

const BEGINNINGS: readonly [CategoryKey, string][] = [
  ['shipping', 'ship deliver parcel express courier tracking versand liefer paket zustell sendung verschick'],
  ['returns', 'return refund exchang rueckgab zurueckgeb zurueckschick ruecksend umtausch erstatt widerruf retour'],
  ['orders', 'order cancel bestell stornier auftrag warenkorb cart checkout'],
  ['payment', 'pay invoice card voucher discount zahl rechnung karte gutschein rabatt lastschrift'],
  ['sizes', 'size fit measur groess passt masse mass weite'],
  ['warranty', 'warrant guarant claim garantie gewaehrleist reklam'],
  ['repairs', 'repair fix resol broken defect reparatur reparier werkstatt kaputt defekt neubesohl'],
  ['care', 'wash clean care wax proof wasch reinig pfleg impraegn wachs'],
  ['hours', 'open close hour oeffn geoeffnet geschlossen uhrzeit'],
  ['appointments', 'appoint book reserv termin buch vereinbar'],
  ['membership', 'member club point loyal mitglied punkte bonus'],
  ['account', 'account password login sign konto passwort anmeld einlogg'],
  ['contact', 'contact phone email reach speak kontakt telefon anruf erreich sprechen'],
  [
    'products',
    'product model weigh material stock tent jacket boot backpack produkt modell wieg gewicht vorraetig zelt jacke schuh rucksack',
  ],
];

/** Subjects that customers of most businesses ask about, with the beginnings of the words they use, folded, English and German. */
export const CHAT_CATEGORIES = BEGINNINGS.map(([key, words]) => ({ key, beginnings: words.split(' ') }));
