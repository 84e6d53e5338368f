import type { Asking } from './Asking.ts';
import { DE_HOLIDAYS } from './DE_HOLIDAYS.ts';
import { DE_SMALL_TALK } from './DE_SMALL_TALK.ts';

const raw = String.raw;

/** German words of questions and other messages. */
export const DE_ASKING: Asking = {
  questions: {
    words: {
      what: 'was welche welcher welches welchen',
      when: 'wann',
      where: 'wo wohin',
      whereFrom: 'woher',
      who: 'wer wen wem',
      why: 'warum wieso weshalb',
      how: 'wie wieviel',
    },
    asks: {
      when: 'wann',
      where: 'wo|wohin|woher',
      who: 'wer|wen|wem',
      why: 'warum|wieso|weshalb',
      howOften: 'wie oft',
      howMany: 'wie viele',
      how: 'wie',
      what: 'was|welche[mnrs]?',
    },
    wishes: raw`\bich (?:möchte|will|muss|würde gerne?|hätte gerne?) (?!wissen|fragen|.* wissen\b)`,
    turns: 'nicht kein keine keinen keiner keinem keines ohne mit vor ueber unter mehr weniger bis ab gegen',
    moreTurns: 'von nur aus innerhalb binnen',
    parts: `
von vom
aus
zu zum zur nach in ins auf
im
als
vor
mit
ohne
für
bei beim
an am
gegen
durch über
unter
statt`,
    articles: 'der die das dem den ein eine einem einen einer',
    pairs: 'und oder',
    greetings: 'hallo danke moin servus grueezi',
    directions: ['von', 'nach'],
    rewrites: [
      [/\bwie viele? (?:minuten|stunden|tage|wochen|monate|jahre)\b/g, 'wie lange'],
      [/\b(?:was sind|wie sind|wie lauten) (?:die |ihre |eure )?oeffnungszeiten\b/g, 'when open'],
      [/\bwas fuer\b/g, 'welche'],
      [/\bab wann\b/g, 'wann'],
      [/\bim preis\b/g, ''],
    ],
    empty:
      'lautet bitte moeglich haben gibt geben bieten brauchen brauche benoetigen benoetige noetig finden kosten kostet preis viel teuer lange lang ' +
      'innerhalb binnen dauert dauern uhr schwer gewicht wiegt wiegen hoch etwas sollen werden geht darf duerfen',
    same: `
beginnen anfangen
buchen reservieren
reparieren reparatur
kuendigen kuendigung
zurueckgeben rueckgabe
liefern lieferung versenden versand
erreichen kontaktieren
zahlen bezahlen zahlung
adresse anschrift
inbegriffen enthalten enthaelt umfasst umfassen inklusive
gebuehr entgelt
rad fahrrad`,
    meanings: `
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
schliessen geschlossen zu`,
    holidays: DE_HOLIDAYS,
    joins: 'und|aber|also|dann',
    polar: raw`\p{L}+ (?:sie|ihr|du|ich|man|wir|es|ein\p{L}*|der|die|das|mein\p{L}*|ihre?)|gibt|ist|sind|kann|koennen|darf|hat|haben|und|was ist mit`,
    manners: 'ende anfang voraus nachhinein schluss moment beispiel allgemeinen',
    focus:
      /^(?:und )?(?:was|welche[rs]?|wie(?: (?:hoch|lang|groß|teuer))?) (?:ist|sind|lautet|lauten) (?:die|der|das|ihre?|eure?) ((?:[\p{L}-]+ )?[\p{L}-]+)(?= (?:f(?:ü|ue)r|vo[nm]|auf|beim?|i[nm]|a[nm]|de[rs]|eine[rs]|zu[rm]?|nach|mit|pro)(?!\p{L})|\s*[?.!]*$)/iu,
    attribute:
      /(?:[Gg]ibt es|[Bb]rauche ich|[Bb]rauchen wir|[Zz]ahle ich|[Zz]ahlen wir|[Vv]erlangen Sie|[Nn]ehmen Sie) (?:eine?[nrms]? )?(?:\p{Ll}+ )?(\p{Lu}[\p{L}-]+) (?:für|fuer|auf|bei|beim|zum|zur|mit)(?!\p{L})/u,
    // Most plurals have these endings, and "welche" stands before the singular as well.
    kind: /^(?:[Uu]nd )?[Ww]elche (?:\p{Ll}+ )?(\p{Lu}[\p{L}-]*(?:en|s))\b/u,
    // Every noun has a capital: only right behind these it is most likely a name, or a material.
    name: /(?<!\p{L})(?:in|nach|aus|von)\s+(\p{Lu}[\p{L}-]+)/gu,
    announces: 'welche[nrs]?|was|wie|warum|wo|wann',
    cheaper: 'guenstiger|billiger|teurer|schneller|unterschied',
    compares: raw`unterschiede?|unterscheide[nt]|vergleich\w*`,
    comparisons: {
      comparatives:
        'günstiger|guenstiger|billiger|teurer|besser|schlechter|schneller|langsamer|größer|groesser|kleiner|länger|laenger|kürzer|kuerzer|leichter|schwerer|wärmer|waermer|höher|hoeher|niedriger|mehr|weniger',
      forms: [
        // Der Unterschied zwischen Solo und Studio.
        raw`\bunterschiede? zwischen (?<a>.+?) und (?<b>.+?)`,
        raw`\b(?:unterscheidet sich|unterscheidet|unterscheiden sich) (?<a>.+?) von (?<b>.+?)`,
        raw`\b(?:vergleiche?n?|vergleichen sie) (?<a>.+?) (?:mit|und) (?<b>.+?)`,
      ],
      verbs: 'ist|sind|dauert|kostet|kosten',
      be: 'ist|sind',
      behind: '',
      than: 'als',
      noun: 'vergleich',
    },
    extremes: [
      {
        asks: raw`guenstiger|guenstigste[nrs]?|billiger|billigste[nrs]?`,
        states: raw`[€$£]|\b(?:eur|euros?|chf|usd|gbp|preise?|kosten|kostet|gebuehr)\b`,
        takes: 'least',
      },
      {
        asks: raw`teurer|teuerste[nrs]?`,
        states: raw`[€$£]|\b(?:eur|euros?|chf|usd|gbp|preise?|kosten|kostet|gebuehr)\b`,
        takes: 'most',
      },
      {
        asks: raw`schneller|schnellste[nrs]?`,
        states: raw`\b(?:dauer|dauert|tage?n?|stunden?|minuten?)\b`,
        takes: 'least',
      },
      { asks: raw`breiter|breiteste[nrs]?`, states: raw`\bbreite?\b`, takes: 'most' },
      { asks: raw`schmaler|schmalste[nrs]?`, states: raw`\bbreite?\b`, takes: 'least' },
      { asks: raw`laenger|laengste[nrs]?`, states: raw`\b(?:laenge|lang)\b`, takes: 'most' },
      { asks: raw`kuerzer|kuerzeste[nrs]?`, states: raw`\b(?:laenge|lang)\b`, takes: 'least' },
      { asks: raw`hoeher|hoechste[nrs]?`, states: raw`\b(?:hoehe|hoch)\b`, takes: 'most' },
      { asks: raw`niedriger|niedrigste[nrs]?`, states: raw`\b(?:hoehe|hoch)\b`, takes: 'least' },
      { asks: raw`schwerer|schwerste[nrs]?`, states: raw`\b(?:gewicht|wiegt|kg|g)\b`, takes: 'most' },
      { asks: raw`leichter|leichteste[nrs]?`, states: raw`\b(?:gewicht|wiegt|kg|g)\b`, takes: 'least' },
      { asks: raw`groesser|groesste[nrs]?`, states: raw`\b(?:groesse|flaeche|volumen|inhalt)\b`, takes: 'most' },
      { asks: raw`kleiner|kleinste[nrs]?`, states: raw`\b(?:groesse|flaeche|volumen|inhalt)\b`, takes: 'least' },
    ],
    wanted: {
      price: {
        asks: raw`\bkoste[nt]?\b|\bpreise?\b|\bwie teuer\b|\bwie viel\b.*\b(?:zahl|bezahl)|\bgebuehr|\b(?:guenstiger|billiger|teurer)\b`,
        words: 'kosten kostet preis teuer gebühr viel günstiger billiger',
        states: raw`\b(?:franken|kostenlos|kostenfrei|gratis|umsonst|nichts|inbegriffen|enthalten)\b`,
      },
      duration: {
        asks: raw`\bwie (?:lang|lange|schnell)\b|\bwie viele? (?:minuten|stunden|tage|wochen|monate|jahre)\b|\bdauert?\b|\bfrist\b|frist\b`,
        words: 'lang lange dauer dauert schnell frist tage stunden wochen monate',
        states: 'selben tag|sofort',
      },
      time: {
        asks: raw`^(?:und )?wann\b|\b(?:ab|bis|seit) wann\b|\bwie viel uhr\b|\bwelche[mnrs]? tage?n?\b|\bwelchem jahr\b|oeffnungszeit|sprechzeit`,
        words: 'öffnungszeiten sprechzeiten geöffnet uhr tag',
        states: raw`\bgeschlossen\b`,
      },
      phone: {
        asks: raw`telefonnummer|rufnummer|\b(?:wie|wo|wohin)\b.*\b(?:telefonisch|anrufen)\b|\berreich\w*\b.*\btelefonisch\b|\btelefonisch\b.*\berreich|\bnummer\b`,
        words: 'telefonnummer rufnummer telefonisch anrufen nummer erreichen',
        states: '',
      },
      email: { asks: 'e-?mail[ -]?adresse', words: 'email mail adresse e-mail-adresse', states: '' },
      size: {
        asks: raw`\bwie (?:gross|breit|tief|dick)\b|\b(?:maximum|max|maximale?[nrs]?|groesste[nrs]?) (?:\p{L}+ )?\p{L}*groesse\b`,
        words: 'groß größe breit maximale',
        states: raw`qm|zoll|(?:kilo|centi|milli)?met(?:er|re)n?|lit(?:er|re)n?|quadratmetern?|zeichen|personen|gaesten?|mitarbeiter\p{L}*`,
      },
      count: {
        asks: raw`\bwie (?:viele|alt|weit|oft)\b`,
        words: 'viele alt weit schwer oft',
        states: raw`\b(?:einmal|zweimal|dreimal|taeglich|unbegrenzt)\b|\bjede`,
      },
      share: { asks: raw`\bwie hoch\b|\brabatt\b`, words: 'hoch viel rabatt', states: '' },
      weight: {
        asks: raw`\bwie schwer\b|\bwieg(?:t|en)\b|\bgewicht\b`,
        words: 'gewicht wiegt wiegen schwer',
        states: raw`kilo\w*|gramm?|tonn\w*`,
      },
      place: {
        asks: raw`^(?:und )?wo (?:ist|sind|finde|liegt)\b|\b(?:adresse|anschrift)\b`,
        words: 'wo adresse anschrift finde liegt',
        states: raw`(?:strasse|gasse|weg|platz|allee|ring) \d+|\b\d{5}\b`,
      },
    },
    wantedParts: {
      number: raw`eine?[mnrs]?|halbe\w*|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|elf|zwoelf|einige\w*|mehrere\w*|wenige\w*`,
      article: '',
      span: raw`sekunden?|minuten?|stunden?|tage?n?|werktage?n?|naechten?|abenden?|wochen?|monate?n?|jahre?n?|jahrhundert\w*|terminen?`,
      day: raw`(?:mon|diens|donners|frei|sams|sonn)tag\w*|mittwoch\w*|werktag\w*|wochenende\w*`,
      month: 'januar|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember',
      share: 'rabatt|prozent',
    },
  },
  followUps: {
    connectors: 'und auch dann aber oder sowie',
    prepositions: 'nach fuer mit ohne in bei aus von per zu ins im',
    references: 'dafuer davon damit dazu dort dorthin daran darauf dabei derselbe dieselbe dasselbe',
    pronouns: '',
    articles: 'das die der den dem diese dieser dieses diesen diesem',
    verbEnds: 'en|ern|eln',
    subjects: '',
    vague: null,
    forms: '',
    courtesies:
      'super cool danke vielen dank besten schoen sehr gut prima alles klar tschuess hallo moin servus ja nein',
    introductions: 'und|oder|was ist|wie ist es|aber|also',
    objectPrepositions: 'nach|für|fuer|in|im|aus|von|mit|bei|am|um|zum|zur|pro',
    objectArticles: '',
    // One ships "nach Österreich" and "in die Schweiz".
    alike: [['nach', 'in']],
  },
  smallTalk: DE_SMALL_TALK,
};
