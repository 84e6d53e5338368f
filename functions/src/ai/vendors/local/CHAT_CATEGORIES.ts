import type { Locale } from '@parlance/domain/locales';

interface ChatCategory {
  names: Readonly<Record<Locale, string>>;
  /** Beginnings of folded words, English and German. */
  beginnings: readonly string[];
}

function category(en: string, de: string, beginnings: string): ChatCategory {
  return { names: { en, de }, beginnings: beginnings.split(' ') };
}

/** Subjects that customers of most businesses ask about, with the words they use. */
export const CHAT_CATEGORIES: readonly ChatCategory[] = [
  category(
    'Shipping',
    'Versand',
    'ship deliver parcel express courier tracking versand liefer paket zustell sendung verschick',
  ),
  category(
    'Returns',
    'Rückgabe',
    'return refund exchang rueckgab zurueckgeb zurueckschick ruecksend umtausch erstatt widerruf retour',
  ),
  category('Orders', 'Bestellung', 'order cancel bestell stornier auftrag warenkorb cart checkout'),
  category('Payment', 'Zahlung', 'pay invoice card voucher discount zahl rechnung karte gutschein rabatt lastschrift'),
  category('Sizes', 'Größen', 'size fit measur groess passt masse mass weite'),
  category('Warranty', 'Garantie', 'warrant guarant claim garantie gewaehrleist reklam'),
  category(
    'Repairs',
    'Reparatur',
    'repair fix resol broken defect reparatur reparier werkstatt kaputt defekt neubesohl',
  ),
  category('Care', 'Pflege', 'wash clean care wax proof wasch reinig pfleg impraegn wachs'),
  category('Opening hours', 'Öffnungszeiten', 'open close hour oeffn geoeffnet geschlossen uhrzeit'),
  category('Appointments', 'Termine', 'appoint book reserv termin buch vereinbar'),
  category('Membership', 'Mitgliedschaft', 'member club point loyal mitglied punkte bonus'),
  category('Account', 'Konto', 'account password login sign konto passwort anmeld einlogg'),
  category('Contact', 'Kontakt', 'contact phone email reach speak kontakt telefon anruf erreich sprechen'),
  category(
    'Products',
    'Produkte',
    'product model weigh material stock tent jacket boot backpack produkt modell wieg gewicht vorraetig zelt jacke schuh rucksack',
  ),
];
