import type { Reading } from './Reading.ts';

const raw = String.raw;

/** German words of documents and of what is masked, compared or sorted. */
export const DE_READING: Reading = {
  people: {
    stated: 'ich heiße|ich heisse|heiße|mein (?:voller |vollständiger )?name (?:ist|lautet|wäre)|nennen sie mich',
    notStated: '',
    fields: 'vor- und nachname|vorname|nachname',
    titles: raw`Herrn?|Frau|Familie|Hr\.|Fr\.`,
    self: '[Ii]ch bin(?: die| der)?|[Hh]ier (?:ist|spricht|schreibt)(?: die| der)?',
    closings: raw`[Gg]r(?:ü|ue)(?:ß|ss)en?|[Gg]ru(?:ß|ss)|\b(?:LG|VG|MfG|BG|lg|vg|mfg)`,
    behindClosing: 'Ihre?|von',
    thanks: '[Dd]anke?',
    notNames: 'herr frau dipl ing',
    phone:
      'tel|telefon|telefonnummer|mobil|handy|handynummer|whatsapp|rückruf|ruf(?:en sie)? mich (?:an )?(?:unter|auf)|erreichbar unter|meine nummer|rückrufnummer',
    phoneIs: 'ist|lautet|unter',
    notPhone:
      'bestell|auftrag|rechnung|kunden|artikel|sendung|vorgang|serien|vertrag|buchung|paket|produkt|plz|steuer|hrb',
    notPhoneIs: 'ist|lautet|war',
    numbered: 'nr|nummer',
    at: 'ät',
    dot: 'punkt',
  },
  statements: {
    from: 'ab|mindestens|wenigstens|mehr als|(?<!verfüg(?:t|en) )über',
    upTo: 'bis(?: zu)?|höchstens|maximal|weniger als|unter|innerhalb von|binnen',
    orMore: 'oder mehr|und mehr',
    untold: raw`z\. ?B|zum Beispiel|beispielsweise|Beispiel|statt|anstatt|früher|bisher|bislang|damals|war|waren|betrug|kostete`,
    turns: raw`nicht|keine?[nmrs]?|außer|ohne|nach|vor|außerhalb|innerhalb|netto|brutto|mit Ausnahme|inkl\p{L}*|exkl\p{L}*|zzgl`,
    // "Nach Österreich", "innerhalb von 14 Tagen": a direction or a bound more often than a turn.
    directed: 'nach|innerhalb|vor',
    roles:
      'geschäftsführer|inhaber|gründer|leiter|vorstand|vorsitzende|ansprechpartner|ansprechperson|direktor|kontaktperson',
    titles: 'Herr|Frau',
    carriers: `
kosten kostet kostete preis preise betraegt betragen berechnen berechnet zahlen zahlt bezahlen bezahlt verlangen gebuehr
dauert dauern gilt gelten gueltig erhalten erhaelt bekommen bekommt geben nehmen nehme leisten leistet faellig faellt
fallen liegt lautet moeglich duerfen darf verfuegt verfuegen umfasst bietet bieten bitte derzeit aktuell zurzeit normalerweise
rund circa ca insgesamt pauschal stets immer jeweils bereits lediglich zusaetzlich jede jeder jedes erreichen erreichbar
binnen innerhalb hoechstens maximal mindestens wenigstens teil
hoehe kommen halten haelt finden uhr wert bestellwert eur euro euros jahresbeitrag beitrag`,
    parties: `
firma unternehmen hotel laden geschaeft kunde kunden gast gaeste artikel ware waren bestellung nummer haus
team person personen teilnehmer buchung`,
    pages: `
kontakt impressum haeufige fragen antworten ueber agb allgemeine bedingungen geschaeftsbedingungen informationen uebersicht hilfe
start startseite willkommen preis preise preisliste tabelle tarife gebuehren kosten aktuelles neuigkeiten unternehmen besuch
besucher anfahrt anreise abreise leistungen seite wichtige details daten saison handbuch zeiten oeffnungszeiten laden vertrag
lieferung versand zahlung werkstatt mitglied werden buchung eintritt`,
    distinct: `
gewaehrleistung garantie hund haustier sohn tochter nachmittag mittag monat monatlich jahr anschrift schaden samstag sonntag montag
freitag auto wagen bestellung paket artikel produkt ware rad fahrrad mitgliedschaft club verein`,
    // "Versandkosten", "Telefonnummer".
    countedHalf: 'kosten|preise?|gebuehr(?:en)?|nummer|zeit(?:en)?|frist|dauer|beitrag',
    feminine: raw`(?<=\p{L}{4}er)in(?:nen)?`,
    negations: 'nicht|keine?[nmrs]?|ohne',
    regrets: 'leider',
    factNegations: 'nie|niemals',
    generic:
      'siehe lesen mehr seite webseite website link frage helfen hilfe gern freuen sicher danke einfach hinweis folgen schritt',
    citation: '[Qq]uellen?|[Aa]bschnitte?|[Ss]tellen?|[Nn]r',
  },
  pages: {
    notFound: 'nicht gefunden|existiert nicht',
    login: 'anmeld|einlogg',
    help: 'faqs?|hilfe|fragen|support|service|versand',
    topics: {
      shipping: 'versand|lieferung|versandkosten',
      returns: 'rueckgabe|ruecksendung|retoure|widerruf',
      hours: 'oeffnungszeiten|sprechzeiten',
      prices: 'preise|preisliste|tarife',
      appointments: 'termine?|terminvereinbarung|buchung',
      warranty: 'garantie|gewaehrleistung',
    },
    page: 'seite|blatt',
    ofPages: 'von',
    phone: 'tel|fon|mobil|fax',
    openDays: 'mo|di|mi|do|fr|sa|so|täglich',
    booleans: ['FALSCH', 'WAHR'],
    former: 'früher',
    columns: {
      cost: 'kosten|preis|gebühr',
      time: '(?:liefer|bearbeitungs)?zeit|dauer|lieferzeit',
      contents: 'umfang|enthält|inhalt',
      free: 'kostenlos|gratis',
      times: 'minuten?|stunden?|tage?|werktage?|wochen?|monate?',
    },
    hasCapitalNouns: true,
  },
  sheets: {
    point: ',',
    group: '.',
    windowsId: 7,
    formats: {
      5: '#,##0 "€"',
      6: '#,##0 "€"',
      7: '#,##0.00 "€"',
      8: '#,##0.00 "€"',
      14: 'dd.mm.yyyy',
      15: 'dd. mmm yy',
      16: 'dd. mmm',
      17: 'mmm yy',
      22: 'dd.mm.yyyy hh:mm',
      42: '#,##0 "€"',
      44: '#,##0.00 "€"',
    },
    systemDate: 'dddd, d. mmmm yyyy',
    systemTime: 'hh:mm',
  },
  feelings: {
    glad: 'prima toll gut perfekt klasse hilfreich freu zufrieden wunderbar begeister spitze ausgezeichnet super',
    cross:
      'schlecht kaputt enttaeusch aerger aergerlich nerv unverschaemt falsch verspaet beschaedigt beschwer unzufrieden katastroph mies frech unmoeglich',
    not: 'nicht kein keine keinen nie',
  },
  categories: {
    shipping: 'versand liefer paket zustell sendung verschick',
    returns: 'rueckgab zurueckgeb zurueckschick ruecksend umtausch erstatt widerruf retour',
    orders: 'bestell stornier auftrag warenkorb',
    payment: 'zahl rechnung karte gutschein rabatt lastschrift',
    sizes: 'groess passt masse mass weite',
    warranty: 'garantie gewaehrleist reklam',
    repairs: 'reparatur reparier werkstatt kaputt defekt neubesohl',
    care: 'wasch reinig pfleg impraegn wachs',
    hours: 'oeffn geoeffnet geschlossen uhrzeit',
    appointments: 'termin buch vereinbar',
    membership: 'mitglied punkte bonus',
    account: 'konto passwort anmeld einlogg',
    contact: 'kontakt telefon anruf erreich sprechen',
    products: 'produkt modell wieg gewicht vorraetig zelt jacke schuh rucksack',
  },
};
