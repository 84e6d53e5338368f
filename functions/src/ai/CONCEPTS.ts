import { fold } from '@parlance/domain/text/fold';
import { stem } from '../kernel/text/stem.ts';

/** Words that customers and businesses use for the same thing, one group a line. A word may stand in several groups. */
const GROUPS = `
price cost fee charge rate expensive
ship shipping deliver delivery dispatch postage
ship deliver send
return refund reimburse
cancel quit terminate unsubscribe
cancel end
change switch modify amend
change move reschedule postpone
phone telephone call number reach contact
email mail write contact
buy purchase
sell offer
rent hire rental lease
bike bicycle
car vehicle
repair fix mend
correct fix mistake error
broken damage defective faulty
guarantee warranty
appointment booking reservation book reserve
accept take
pay payment money
open opening hours times
close shut
address location
park parking
discount reduction
free complimentary
voucher coupon
child children kid son daughter
help support
start begin
pick collect pickup fetch
invoice bill receipt
login signin
photo picture image
dog pet animal
company business firm
size dimension measurement large big
file document
type kind format sort
role permission
weight weigh heavy
saturday weekend
sunday weekend
club membership member
club mitgliedschaft mitglied
monday weekday
friday weekday
surcharge extra additional supplement
include part
preis kosten gebuehr teuer tarif beitrag
versand lieferung liefern zustellung
versand verschicken schicken senden
rueckgabe zurueckgeben zurueckschicken ruecksendung retoure
umtausch umtauschen tauschen tausch
kuendigen kuendigung beenden
mitbringen bringen
abbuchen buchen
stornieren absagen storno
aendern verschieben umbuchen umbuchung
aendern wechseln
telefon anrufen telefonisch telefonnummer
kaufen erwerben kauf kaufpreis
mieten leihen ausleihen verleihen miete
reparatur reparieren
kaputt schaden schaeden beschaedigt defekt
garantie gewaehrleistung
termin reservieren buchen
vereinbaren ausmachen buchen reservieren vergeben
geoeffnet oeffnungszeiten offen oeffnen sprechzeiten
geschlossen schliessen
adresse anschrift
parken parkplatz parkplaetze
rabatt ermaessigung nachlass
kostenlos gratis umsonst kostenfrei
kind kinder sohn tochter
hund haustier
waschen reinigen saeubern
groesse masse gross
datei dokument
art typ format sorte
lesen gelesen liest
laden geladen hochladen hochgeladen
schreiben geschrieben
fahren gefahren
tragen getragen
waschen gewaschen
laeuft dauern
gewicht wiegen wiegt schwer
rollstuhl barrierefrei stufenlos
konto bankverbindung
samstag wochenende
sonntag wochenende
montag werktag
freitag werktag
zusaetzlich aufpreis zuschlag
zuschuss zuzahlung uebernimmt`;

/** The groups that a stemmed word stands in, by their numbers. They are part of the vectors: a change needs a new space name. */
export const CONCEPTS: ReadonlyMap<string, readonly number[]> = GROUPS.trim()
  .split('\n')
  .reduce((known, group, number) => {
    for (const word of new Set(group.split(' ').map((one) => stem(fold(one)))))
      known.set(word, [...(known.get(word) ?? []), number]);
    return known;
  }, new Map<string, number[]>());
