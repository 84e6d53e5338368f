import type { Locale } from '@parlance/domain/locales';

/** A conversation that somebody takes over: lines of the visitor (`v`), the chatbot (`c`), its refusals (`r`) and the team (`t`). */
export interface WrittenTalk {
  locale: Locale;
  lines: readonly string[];
}

const en = (...lines: string[]): WrittenTalk => ({ locale: 'en', lines });
const de = (...lines: string[]): WrittenTalk => ({ locale: 'de', lines });

/** Sixty conversations with a bicycle shop (`GAP_SOURCES`), as people write, most with figures of their own. */
export const TALKS: readonly WrittenTalk[] = [
  en('v What does it cost to replace brake pads?'),
  en('v Hi, my brakes squeak since 3 weeks', 'r I do not know that.', 'v what would new brake pads cost'),
  en(
    'v How long are gift cards valid?',
    'c They are valid for 3 years. [1]',
    'v And can I redeem one worth 75 euros online?',
  ),
  en('v order 104-88213 still not here, ordered 14 days ago', 'r I do not know that.', 'v I paid 249.90 euros!'),
  en(
    'v Do you rent city bikes?',
    'c Yes, for 18 euros a day. [1]',
    'v We are 4 people for 5 days, what is the deposit?',
  ),
  en('v When do you open on Monday?'),
  en(
    'v Can you repair a frame from 1998?',
    'r I do not know that.',
    't Let me ask the workshop.',
    'v thanks, it is size 56',
  ),
  en('v My claim number is 55812. How long is the frame warranty?'),
  en('v I need 12 city bikes on 5 June 2027', 'r I do not know that.', 'v what is the price a day'),
  en('v Is 7 pm too late to come?'),
  en('v How long do repairs take?', 'c Repairs take 3 days. [1]', 'v So if I bring it on Thursday at 16:30?'),
  en('v Do you ship to Malta for less than 30 euros?'),
  en('v do you sell helmets size 58-61', 'r I do not know that.', 'v or 54?'),
  en('v I got 10 % off last year, same now?', 'r I do not know that.'),
  en('v What is the deposit for rental?', 't It is 50 euros.', 'v and for 2 bikes?'),
  en('v My e-mail is ada@shop.example, please send me the price of brake pads'),
  en('v call me at +44 20 7946 0000', 'v what does a city bike cost per day'),
  en('v Can I redeem a gift card in the shop?'),
  en('v gift card code GX-4471-220 does not work', 'r I do not know that.'),
  en('v The receipt for my frame is lost, bought 2023-04-11', 'r I do not know that.', 'v do I need it for warranty?'),
  en('v How much is a spare tube 28 x 1.75?'),
  en('v hello', 'c Hello! How can I help?', 'v Are you open on Friday at 5 pm?'),
  en('v Do repairs take 3 days or 3 weeks?'),
  en('v Is there parking for 2 vans at the shop?', 'r I do not know that.'),
  en('v I was charged 36 euros for 2 days', 't One moment please.', 'v is 18 euros a day right?'),
  en('v Does the 5 year warranty cover forks?', 'r I do not know that.', 'v and frames?'),
  en('v 3 questions: opening hours, deposit, gift cards?'),
  en('v Can I get a refund of 99,95 €?', 'r I do not know that.', 't I have asked our accountant.'),
  en('v What does the workshop charge for brake pads?', 'c 25 euros. [1]', 'v thank you!'),
  en('v Ist der Laden am Montag offen?', 'v sorry, I mean: when are you open?'),
  de('v Was kostet der Wechsel der Bremsbeläge?'),
  de('v Hallo, meine Bremsen quietschen seit 3 Wochen', 'r Das weiß ich nicht.', 'v was kosten neue Bremsbeläge'),
  de('v Wie lange gelten Gutscheine?', 'c Sie gelten 3 Jahre. [1]', 'v Kann ich einen über 75 Euro online einlösen?'),
  de('v Bestellung 104-90177 fehlt seit 14 Tagen', 'r Das weiß ich nicht.', 'v ich habe 249,90 € bezahlt!'),
  de(
    'v Verleiht ihr Stadträder?',
    'c Ja, für 18 Euro am Tag. [1]',
    'v Wir sind zu viert, 5 Tage. Wie hoch ist die Kaution?',
  ),
  de('v Wann öffnen Sie am Montag?'),
  de('v Repariert ihr Rahmen von 1998?', 'r Das weiß ich nicht.', 't Ich frage in der Werkstatt.', 'v danke, Größe 56'),
  de('v Schadennummer 55812: Wie lange gilt die Garantie auf Rahmen?'),
  de('v Ich brauche 12 Stadträder am 5. Juni 2027', 'r Das weiß ich nicht.', 'v was kostet eins am Tag'),
  de('v Ist 19 Uhr zu spät?'),
  de('v Wie lange dauert eine Reparatur?', 'c 3 Tage. [1]', 'v Wenn ich am Donnerstag um 16:30 komme?'),
  de('v Liefert ihr nach Malta für unter 30 €?'),
  de('v habt ihr helme 58-61', 'r Das weiß ich nicht.', 'v oder 54?'),
  de('v Letztes Jahr gab es 10 % Rabatt, jetzt auch?', 'r Das weiß ich nicht.'),
  de('v Wie hoch ist die Kaution beim Verleih?', 't 50 Euro.', 'v und bei 2 Rädern?'),
  de('v Meine Mail ist ada@laden.example, was kosten Bremsbeläge'),
  de('v Bitte rufen Sie 030 5550100 an', 'v was kostet ein Stadtrad am Tag'),
  de('v Kann ich einen Gutschein im Laden einlösen?'),
  de('v Gutschein GX-4471-220 geht nicht', 'r Das weiß ich nicht.'),
  de(
    'v Kassenbon verloren, gekauft am 11.04.2023',
    'r Das weiß ich nicht.',
    'v brauche ich den für die Garantie auf Rahmen?',
  ),
  de('v Was kostet ein Schlauch 28 x 1,75?'),
  de('v hallo', 'c Guten Tag! Was möchten Sie wissen?', 'v Haben Sie freitags um 17 Uhr offen?'),
  de('v Dauert eine Reparatur 3 Tage oder 3 Wochen?'),
  de('v Gibt es Parkplätze für 2 Transporter?', 'r Das weiß ich nicht.'),
  de('v Mir wurden 36 Euro für 2 Tage berechnet', 't Einen Moment bitte.', 'v sind 18 Euro am Tag richtig?'),
  de('v Gelten die 5 Jahre Garantie auch für Gabeln?', 'r Das weiß ich nicht.', 'v und auf Rahmen?'),
  de('v 3 Fragen: Öffnungszeiten, Kaution, Gutscheine?'),
  de('v Bekomme ich 99,95 € erstattet?', 'r Das weiß ich nicht.', 't Ich habe die Buchhaltung gefragt.'),
  de('v Was verlangt die Werkstatt für Bremsbeläge?', 'c 25 Euro. [1]', 'v danke!'),
  de('v When are you open?', 'v Entschuldigung, ich meine: Wann ist der Laden geöffnet?'),
];
