import { contentWords } from '../kernel/text/contentWords.ts';
import { fold } from '@parlance/domain/text/fold';

/** A kind of thing that can be asked for. */
export interface Kind {
  asks: RegExp;
  /** Words of such a question that a sentence which states it meets without having them. */
  words: ReadonlySet<string>;
  /** Not every question that looks like it wants it. */
  isLikely?: true;
  /** Nothing else will do. */
  isExact?: true;
  /** Pattern of a sentence that states it. Both patterns read folded text. */
  states: RegExp;
}

const NUMBER =
  '(?:\\d[\\d.,:]*|an?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|eine?[mnrs]?|halbe\\w*|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|elf|zwoelf|einige\\w*|mehrere\\w*|wenige\\w*)';
const SPAN =
  '(?:seconds?|minutes?|min|hours?|days?|nights?|evenings?|weeks?|months?|years?|decades?|centur\\w+|sekunden?|minuten?|stunden?|tage?n?|werktage?n?|naechten?|abenden?|wochen?|monate?n?|jahre?n?|jahrhundert\\w*|terminen?)';
const DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|(?:mon|diens|donners|frei|sams|sonn)tag\\w*|mittwoch\\w*|werktag\\w*|wochenende\\w*';
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|maerz|mai|juni|juli|oktober|dezember';
const DURATION = new RegExp(
  `\\b${NUMBER}[\\s-]+(?:[\\p{L}.-]+\\s+)?${SPAN}\\b|same day|selben tag|next day|at once|sofort|immediately|overnight`,
  'u',
);
const TIME = new RegExp(
  `\\b\\d{1,2}([:.]\\d{2})?\\s*([ap]\\.?m\\b|uhr)|\\b\\d{1,2}:\\d{2}\\b|\\b(?:${DAY}|${MONTH})\\b|\\b\\d{3,4}\\b|\\bclosed\\b|\\bgeschlossen\\b|noon|midnight`,
  'u',
);

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(contentWords(text));
}

const KINDS: readonly Kind[] = [
  {
    words: wordsOf(
      'cost price fee charge deposit expensive cheaper kosten kostet preis teuer gebühr viel günstiger billiger',
    ),
    asks: /^(?!.*(?:discount|rabatt|percent|prozent)).*(?:\bhow much(?= (?:is|are|does|do|for|would|will|it)\b|[ ?]*$)(?!.*\bweigh)|\b(?:what|which)\b.*\b(?:cost|price|fee|charge|deposit)s?\b|\bkoste[nt]?\b|\bpreise?\b|\bwie teuer\b|\bwie viel\b.*\b(?:zahl|bezahl)|\bgebuehr|\b(?:cheaper|cheapest|dearer|more expensive|guenstiger|billiger|teurer)\b)/u,
    states:
      /[€£]|\$ ?\d|\b(?:eur|euros?|chf|usd|gbp|dollars?|pounds?|pence|cents?|francs?|franken|million|billion|free|nothing|included|kostenlos|kostenfrei|gratis|umsonst|nichts|inbegriffen|enthalten)\b/u,
  },
  {
    words: wordsOf(
      'long take fast soon days hours weeks months lang lange dauer dauert schnell frist tage stunden wochen monate',
    ),
    asks: /\bhow (?:long|fast|quick|soon)\b|\bhow many (?:minute|hour|day|night|week|month|year)s\b|\bwie (?:lang|lange|schnell)\b|\bwie viele? (?:minuten|stunden|tage|wochen|monate|jahre)\b|\bdauert?\b|\bfrist\b|frist\b/u,
    states: DURATION,
  },
  {
    words: wordsOf('time day days hours opening open öffnungszeiten sprechzeiten geöffnet uhr tag'),
    asks: /^(?:and |und )?when\b|\bwhat time\b|\bwhich days?\b|\bwhat days?\b|\b(?:opening|business) (?:hours|times)\b|^(?:und )?wann\b|\b(?:ab|bis|seit) wann\b|\bwie viel uhr\b|\bwelche[mnrs]? tage?n?\b|\bwelchem jahr\b|oeffnungszeit|sprechzeit/u,
    states: new RegExp(`${TIME.source}|${DURATION.source}`, 'u'),
  },
  {
    words: wordsOf('phone telephone number call telefonnummer rufnummer telefonisch anrufen nummer reach erreichen'),
    asks: /\b(?:phone|telephone) number\b|\bby (?:tele)?phone\b|\bcall you\b|telefonnummer|rufnummer|\btelefonisch\b|\banrufen\b|\bnummer\b/u,
    states: /(?:\+\d|\b0\d)[\d ()/-]{4,}\d/u,
    isExact: true,
  },
  {
    words: wordsOf('email address mail adresse e-mail-adresse reach'),
    asks: /e-?mail[ -]?(?:address|adresse)/u,
    states: /@/u,
    isExact: true,
  },
  {
    words: wordsOf('large big tall wide size maximum max limit groß größe breit maximale'),
    asks: /\bhow (?:large|big|tall|wide|deep|thick)\b|\bwie (?:gross|breit|tief|dick)\b|\b(?:maximum|max|largest|biggest|maximale?[nrs]?|groesste[nrs]?) (?:\p{L}+ )?(?:size|\p{L}*groesse)\b/u,
    states:
      /\d\s*(?:[kmgt]?b|(?:kilo|mega|giga)bytes?|[cdkm]?m2?|qm|inch(?:es)?|zoll|feet|foot|ft|(?:kilo|centi|milli)?met(?:er|re)[ns]?|lit(?:er|re)[ns]?|quadratmetern?|square \p{L}+|pixels?|px|zeichen|characters?|people|persons?|personen|guests|gaesten?|employees|mitarbeiter\p{L}*)\b/u,
  },
  {
    words: wordsOf('many old far high heavy often viele alt weit schwer oft'),
    asks: /\bhow (?:many|old|far|high|often)\b|\bwie (?:viele|alt|weit|oft)\b/u,
    states: new RegExp(
      `\\d|\\b(?!an?\\b)${NUMBER}\\b|\\b(?:once|twice|every|each|einmal|zweimal|dreimal|taeglich|daily|unlimited|unbegrenzt|hundred|thousand|million)\\b|\\bjede`,
      'u',
    ),
  },
  {
    words: wordsOf('hoch viel discount rabatt'),
    asks: /\bwie hoch\b|\bhow much (?!is|are|does|do|for|would|will|it)\p{L}|\b(?:discount|rabatt)\b/u,
    states: /\d/,
    isLikely: true,
  },
  {
    words: wordsOf('weight weigh heavy gewicht wiegt wiegen schwer'),
    asks: /\bhow heavy\b|\bhow much\b.*\bweigh|\bweight\b|\bwie schwer\b|\bwieg(?:t|en)\b|\bgewicht\b/u,
    states: /\d\s*(?:kg|g|t|lbs?|kilo\w*|gramm?|grams?|tonn\w*|pounds?)\b/u,
    isExact: true,
  },
  {
    words: wordsOf('where address street find located wo adresse anschrift finde liegt'),
    asks: /^(?:and )?where (?:is|are|can i find) (?:you|the|your)\b|^(?:und )?wo (?:ist|sind|finde|liegt)\b|\b(?:what|which) is (?:the|your) address\b|\b(?:adresse|anschrift)\b/u,
    states:
      /\b\d+[a-z]? \p{L}+ (?:street|road|lane|yard|avenue|square|way)\b|(?:strasse|gasse|weg|platz|allee|ring) \d+|\b\d{5}\b/u,
    isLikely: true,
  },
];

/** Kinds of things that a sentence has to state to answer a question. Empty where anything may be the answer. */
export function wantedOf(question: string): Kind[] {
  const folded = fold(question);
  return KINDS.filter(({ asks }) => asks.test(folded));
}
