import { fold } from '@parlance/domain/text/fold';

function listOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).map(fold));
}

/** Words around a figure that make no other statement of it, whether they are there or not. Folded and not stemmed. */
export const CARRIER_WORDS = listOf(`
cost costs costing price prices priced charge charges charged fee fees pay payable paid amount amounts total
take takes taken took last lasts run receive receives get gets give gives given ask asks asked require required
need needs offer offers come comes part provide provides make makes made have has bring brings
reach reached reaches call available possible valid currently usually normally always approximately roughly additional
please ever every each per due located deliver ship order period tell
kosten kostet kostete preis preise betraegt betragen berechnen berechnet zahlen zahlt bezahlen bezahlt verlangen gebuehr
dauert dauern gilt gelten gueltig erhalten erhaelt bekommen bekommt geben nehmen nehme leisten leistet faellig faellt
fallen liegt lautet moeglich duerfen darf verfuegt verfuegen umfasst bietet bieten bitte derzeit aktuell zurzeit normalerweise
rund circa ca insgesamt pauschal stets immer jeweils bereits lediglich zusaetzlich jede jeder jedes erreichen erreichbar
within inside least most maximum minimum max min binnen innerhalb hoechstens maximal mindestens wenigstens teil
hoehe kommen halten haelt finden uhr wert bestellwert eur euro euros jahresbeitrag beitrag
`);

/** Words for those who act or are served. They tell statements apart if both have one that the other has not. */
export const PARTY_WORDS = listOf(`
company hotel shop store team business customer customers guest guests item items article articles product products order
orders number firma unternehmen hotel laden geschaeft kunde kunden gast gaeste artikel ware waren bestellung nummer haus
people person persons personen participants teilnehmer booking buchung
`);

/** Headings that say what kind of page it is and not what it is about. */
export const PAGE_WORDS = listOf(`
contact imprint faq faqs question questions answer answers about terms conditions general information info overview help home
welcome price prices pricing list table rates fees costs news company visit visitors visiting arrival departure service services
support join page website homepage important details data season policy guide manual hours times opening shop store contract
tickets gift delivery shipping payment travel workshop hotel restaurant booking
kontakt impressum haeufige fragen antworten ueber agb allgemeine bedingungen geschaeftsbedingungen informationen uebersicht hilfe
start startseite willkommen preis preise preisliste tabelle tarife gebuehren kosten aktuelles neuigkeiten unternehmen besuch
besucher anfahrt anreise abreise leistungen seite wichtige details daten saison handbuch zeiten oeffnungszeiten laden vertrag
lieferung versand zahlung werkstatt mitglied werden buchung eintritt
`);

/** Words that mean much the same elsewhere, and are two things with two prices, times or terms here. Stemmed as the texts are. */
export const DISTINCT_WORDS = listOf(`
refund return gewaehrleistung garantie car van vehicle dog cat pet animal kid son daughter lease rental hire evening night
hund haustier sohn tochter nachmittag mittag month monthly year yearly monat monatlich jahr day daily week weekly address location
email mail include part anschrift schaden samstag sonntag montag freitag auto wagen order bestellung paket artikel produkt ware
rad fahrrad mitgliedschaft club verein
`);
