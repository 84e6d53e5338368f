import { fold } from '@parlance/domain/text/fold';
import { CONCEPTS } from '../ai/CONCEPTS.ts';
import { stem } from '../kernel/text/stem.ts';

/** Words with which a model says in its own way what a passage says, one group a line; more than `CONCEPTS` has. */
const GROUPS = `
money refund payment pay price cost
renew renewal extend extension
include cover contain part comprise
let allow permit welcome
ahead advance beforehand before prior
quit leave end terminate cancel
ring call phone
bike bicycle cycle
vehicle car van
item article goods product
receive arrive obtain
collect pick
keep store hold retain
reduce less discount cheaper
house home
secure reserve book
pet animal dog cat
choose select pick
finish complete ready
stay remain valid
begin start open
weekday working business
weekly week
monthly month
yearly annual annually year
daily day
evening night
morning early
zahlen zahlung bezahlen kosten preis betrag
geld erstatten erstattung kaufpreis betrag
kraftstoff tanken benzin tankstelle
ermaessigung weniger rabatt guenstiger
auto fahrzeug wagen pkw
rad fahrrad
stellplatz parkplatz parken abstellen
ware artikel produkt bestellung paket
schicken senden zusenden versenden
erlauben gestatten duerfen zulassen
verbieten verboten untersagt erlaubt gestattet
inbegriffen enthalten inklusive
aufbewahren aufheben behalten
abschliessen klaeren erledigen
anschliessend danach nach nachdem
vorab vorher vor zuvor
monatlich monat
jaehrlich jahr ganzjaehrig
taeglich tag
woechentlich woche
nachmittag mittag uhr
werktag wochentag
melden mitteilen anzeigen
anmelden anmeldung
pruefen pruefung kontrollieren
waschen waschbar
abholen abholung
ausleihen leihen verleihen
einloesen eingeben
waehlen wahl entscheiden moechten
vereinbaren abstimmen ausmachen
ankommen eintreffen zustellen
nutzen benutzen verwenden ueber
gefallen zufrieden
erhalten bekommen kriegen
schliessen geschlossen zu`;

const OWN: ReadonlyMap<string, readonly string[]> = GROUPS.trim()
  .split('\n')
  .reduce((known, group, number) => {
    for (const word of new Set(group.split(' ').map((one) => stem(fold(one)))))
      known.set(word, [...(known.get(word) ?? []), `s${number}`]);
    return known;
  }, new Map<string, string[]>());

/** The groups of words of much the same meaning in which a stemmed word stands, by name. */
export function meaningsOf(word: string): string[] {
  return [...(CONCEPTS.get(word) ?? []).map((number) => `c${number}`), ...(OWN.get(word) ?? [])];
}
