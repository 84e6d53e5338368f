import type { StepWords } from './StepWords.ts';

const raw = String.raw;
const PERSON =
  '(?:(?:den|die|der|dem|einen|unseren?) )?(?:kunden?|kundin|kund:in|besucher(?:in)?|gast|käufer(?:in)?|nutzer|person)|ihn|ihm|sie|ihr|ihnen';
const TEAM = raw`(?:menschen?|mitarbeiter(?:n|in|innen)?|mitarbeitende[nr]?|kolleg(?:en|e|in|innen)|team|person|jemande?[nm]?|uns|support|kundendienst|kundenservice|service|agenten?)`;
const ALL =
  'alles|alle|allem|es|das|(?:die|alle|den|aller|der) (?:angaben|daten|werte|eingaben|antworten|informationen)';
const NUMBERS = 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf';
const NEUTER = raw`datum|produkt|alter|land|modell|gerät|problem|bild|foto|jahr|konto|paket|ziel|kennzeichen|zimmer|ticket|stichwort|postfach|geschlecht|gewicht`;
const MASCULINE = raw`namen?|grund|termin|tag|betrag|ort|wunsch|artikel|preis|zeitpunkt|monat|zustand|vertrag|code|wert|status|kauf|zeitraum|anlass|fehler|schaden|ansprechpartner|tarif`;

/** German words. */
export const DE_STEP_WORDS: StepWords = {
  lead: raw`bitte|zuerst|zunächst|erst|als erstes|dann|danach|anschließend|nun|jetzt|zum schluss|am ende|schließlich|abschließend|zuletzt|auch|immer|noch|und|(?:der|unser) (?:chat)?bot (?:soll|muss|sollte)|er soll|(?:wir|du) (?:müssen|musst|sollen|sollst)|soll(?:en)?(?: der (?:chat)?bot)?`,
  numbered: 'schritt|punkt|nr',
  ask: [
    raw`(?:frag|frage|fragt|fragst du|fragen sie|erkundige dich|erkundigen sie sich)(?: (?:${PERSON}))?(?: bitte| noch| auch| erneut| zuerst| dann| zunächst)* nach (?<dative>.+)`,
    raw`(?:frag|frage|fragt|fragen sie|erfrage?|erfragt|erfragen sie)(?: (?:${PERSON}))?(?: bitte| noch| auch)*[,:]? (?<what>.+?)(?: ab)?`,
    raw`(?:(?:${PERSON}) )?(?:noch |auch )?nach (?<dative>.+?) (?:fragen|erkundigen)`,
    raw`(?:um|bitten sie (?:(?:${PERSON}) )?um|bitte (?:${PERSON}) um|(?:${PERSON}) um) (?<what>.+?)(?: bitten)?`,
    raw`lass(?:e|en sie)? (?:dir |uns |sich )?(?:von (?:${PERSON}) )?(?<what>.+?) (?:geben|nennen|sagen|eingeben|schicken|mitteilen|angeben|auswählen|wählen|hochladen)`,
    raw`(?:${PERSON}) (?:soll|muss|gibt|nennt|wählt) (?<what>.+?)(?: (?:an|aus|ein|angeben|nennen|eingeben|auswählen|hochladen))?`,
    raw`(?:hole?|sammle|sammeln sie|wir brauchen|wir benötigen|ich brauche|brauche|benötige|notiere|nimm) (?<what>.+?)(?: (?:ein|auf))?`,
    raw`(?<what>.+?) (?:ab|er|nach)?fragen`,
    raw`(?<what>.+?) (?:angeben|eingeben|nennen|auswählen|hochladen|mitteilen)(?: lassen)?`,
    raw`frage: (?<what>.+)`,
  ],
  confirm: [
    raw`(?:zeige?|zeigen sie|zeigt|wiederhole?|nenne|liste|fasse?|fassen sie|lies|stelle)\b.*(?:${ALL}|zusammenfassung)(?![\p{L}]).*`,
    raw`(?:${ALL}|zusammenfassung)(?: noch einmal| nochmals?)? (?:an)?(?:zeigen|wiederholen|zusammenfassen|bestätigen|prüfen)\b.*`,
    raw`.*\bbestätig(?:en|t|ung)(?: lassen| einholen| abwarten| warten)?`,
    raw`(?:frag|frage|fragen sie|prüfe)\b.*\bob (?:${ALL}) (?:so )?(?:richtig|korrekt|stimmt|passt|in ordnung|okay|ok)\b.*`,
    raw`(?:hole?|warte auf|warten auf) (?:die|eine|seine|ihre) bestätigung(?: ein)?`,
    raw`zusammenfass(?:en|ung)`,
  ],
  call: [
    raw`(?:ruf|rufe|rufen sie|ruft) (?:dann |jetzt )?(?:die aktion |die |den |das )?(?<what>.+?) auf`,
    raw`(?:führ|führe|führen sie|führt) (?:dann |jetzt )?(?:die aktion |die |den |das )?(?<what>.+?) (?:aus|durch)`,
    raw`(?:starte|starten sie|nutze|verwende|benutze|löse) (?:die aktion |die |den |das )?(?<what>.+?)(?: aus)?`,
    raw`(?:die )?aktion:? (?<what>.+?)(?: (?:aufrufen|ausführen|starten|auslösen))?`,
    raw`(?<what>.+?) (?:aufrufen|ausführen|starten|auslösen)`,
  ],
  lookUp: [
    raw`(?:sieh|schau|suche?|suchen sie|schlage?|lies|recherchiere?) (?:dann )?in (?:den|der|unseren|deinen|unserer) (?:quellen|wissensquellen|dokumenten|unterlagen|webseite|website|wissensdatenbank|hilfe|faq)(?: nach)?[,:]? (?<what>.+?)(?: nach)?`,
    raw`suche?(?: in (?:den|der|unseren) \p{L}+)? nach:? (?<what>.+)`,
    raw`(?:schlage?|schlag|sieh|schau|schaue|schlagen sie|sehen sie) nach[,:]? (?<what>.+)`,
    raw`in (?:den|der|unseren) (?:quellen|wissensquellen|dokumenten|unterlagen) (?:nachsehen|nachschlagen|nachschauen|suchen)[,:]? (?<what>.+)`,
    raw`antworte aus (?:den|unseren) (?:quellen|wissensquellen|dokumenten)[,:]? (?<what>.+)`,
  ],
  handOver: [
    raw`(?:übergib|übergebe?|übergeben sie|übergibt|leite|leiten sie|verbinde|verbinden sie|gib|gebe|hole?|schalte|ziehe)\b(?!.*:).*\b${TEAM}(?![\p{L}]).*`,
    raw`(?:(?:das |die |den )?(?:gespräch|unterhaltung|chat|fall|kunden?|vorgang) )?(?:ans|zum|(?:an|mit|zu)(?: einen?| eine[nmr]?| das| dem| den| die| unser)?) ${TEAM} (?:übergeben|weiterleiten|weitergeben|verbinden|abgeben)`,
    raw`(?:übergib|übergebe|übergeben|übergabe|weiterleiten|leite weiter|eskaliere|eskalieren)(?: (?:das gespräch|die unterhaltung|den chat|den fall))?`,
    raw`übergabe an .*`,
    raw`${TEAM} (?:hinzuholen|holen|rufen)|(?:ein(?:e|en)? )?${TEAM} (?:übernimmt|soll übernehmen)`,
  ],
  say: [
    raw`(?:sag|sage|sagen sie|sagt|schreib|schreibe|schreiben sie|antworte|antworten sie|teile?|informiere|erkläre?|erklär|melde|zeige?|nenne)(?: (?:${PERSON}))?(?: mit)?(?: bitte)?(?: folgendes)?(?<text>(?::|,| ).+)`,
    raw`(?:sag|sage|sagen sie|schreib|schreibe|antworte|teile?|informiere|erkläre?|bedanke dich|entschuldige dich|verabschiede dich)(?![\p{L}])(?<text>.*)`,
    raw`(?:nachricht|antwort|text|meldung|hinweis)(?<text>:.+)`,
    raw`(?<text>\uE000\d+\uE001) (?:sagen|schreiben|antworten|anzeigen)`,
  ],
  end: [
    raw`(?:beende|beenden|beendet|ende|fertig|schluss|stopp|stop|abbrechen|brich ab|höre? auf|aufhören)(?: (?:hier|es|den ablauf|das gespräch|die unterhaltung|den chat))?(?: hier)?`,
    raw`(?:das (?:war'?s|war es|war alles|ist alles)|damit ist (?:schluss|ende))`,
    raw`(?:den ablauf|das gespräch|die unterhaltung|den chat) beenden`,
  ],
  endBehind: raw`(?:,? und|,|;|\.) ?(?:dann )?(?:beende|beenden|ende|stopp|stop|schluss|brich ab|höre? auf)(?: (?:hier|es|den ablauf|das gespräch|die unterhaltung|den chat))?`,
  goTo: [
    raw`(?:geh|gehe|gehen sie|spring|springe|mach|mache|weiter|zurück|fahre|kehre)?(?: weiter| zurück| fort)*(?: zu| mit| bei)? ?(?:schritt|punkt|nummer|nr\.?|zeile) ?(?<number>\d+)(?: (?:fort|weiter|zurück))?`,
  ],
  restart: [
    raw`(?:fang|fange|beginne|beginn|starte)(?: (?:wieder|noch ?mal|noch einmal|neu|von vorne?|von vorn))+(?: an)?`,
    raw`(?:zurück zum anfang|von vorne?|noch ?mal von vorne?)(?: beginnen)?`,
  ],
  goOn: [
    raw`(?:mach|mache|geh|gehe|fahre)(?: weiter| fort)|weiter(?: mit dem nächsten schritt| machen)?|nächster schritt`,
  ],
  ifFirst: [
    raw`(?:wenn|falls|sofern|bei|sollte|sollten|im falle?|im fall,? dass)\b,? (?<condition>.+)`,
    raw`(?<condition>(?:ist|sind|war|waren|wurde|liegt|hat|beträgt|fehlt) .+?,.+)`,
  ],
  ifLast: [raw`(?<then>.+?),? (?:wenn|falls|sofern) (?<condition>.+)`],
  consequence: 'dann',
  unless: 'außer wenn|es sei denn',
  otherwise: [
    raw`(?:sonst|ansonsten|andernfalls|anderenfalls|in allen anderen fällen|im anderen fall)[,:]? (?<then>.+)`,
  ],
  joints: raw`,? und dann |,? und |, dann |; ?|, | dann |\. `,
  conditions: {
    failed: raw`(?:das|dies|es|der aufruf|die aktion)?(?: (?:das|dies|es))? ?(?:nicht (?:klappt|geht|funktioniert|gelingt|möglich ist|klappen)|fehlschl(?:ägt|agen)|scheitert|schief ?geht|schlägt (?:das |der aufruf |die aktion )?fehl|einen? fehler (?:kommt|gibt|auftritt|meldet))|(?:ein(?:em|en)? )?(?:fehlern?|problem(?:en)?|misserfolg)(?: auftritt| auftreten)?`,
    yes: raw`ja|dem so ist|(?:er|sie|der kunde|der besucher|die kundin) (?:ja sagt|mit ja antwortet|zustimmt|bestätigt|einverstanden ist)|(?:es|das|alles) (?:stimmt|richtig ist|passt|in ordnung ist)|zustimmung|bestätigt|einverstanden`,
    no: raw`nein|nicht|(?:er|sie|der kunde|der besucher|die kundin) (?:nein sagt|mit nein antwortet|ablehnt|nicht (?:zustimmt|bestätigt|einverstanden ist|will|möchte))|(?:es|das|alles|etwas) (?:nicht (?:stimmt|richtig ist|passt)|falsch ist)|ablehnung|abgelehnt|nicht einverstanden`,
    negation: raw`(?<![\p{L}])(?:nicht|kein(?:e|en|em|er)?|nie|ohne)(?![\p{L}])`,
    and: ' und ',
    or: raw`,? oder |, `,
    over: 'mehr als|über|länger als|älter als|größer als|höher als|teurer als|später als|oberhalb von',
    under: 'weniger als|unter|jünger als|kleiner als|niedriger als|kürzer als|neuer als|günstiger als|unterhalb von',
    atLeast: 'mindestens|wenigstens|nicht weniger als|ab',
    atMost:
      'höchstens|maximal|nicht mehr als|nicht länger als|nicht älter als|bis zu|innerhalb (?:von|der letzten)|in den letzten|binnen',
    numbers: NUMBERS.replaceAll('|', ' '),
    days: raw`(?:kalender)?tage?n?`,
    weeks: raw`wochen?`,
    unsteady: raw`(?:monate?n?|jahre?n?|stunden?|minuten?|werktage?n?)(?![\p{L}])`,
    missing: raw`fehlt|fehlen|(?:nicht (?:angegeben|bekannt|vorhanden|da)|unbekannt|leer) (?:ist|sind)|kein(?:e|en)? .+ (?:hat|haben|da ist|vorhanden ist|angegeben (?:ist|wurde)|gibt)`,
    present: raw`(?:angegeben|bekannt|vorhanden|da) (?:ist|sind|wurde)`,
    signedIn: raw`angemeldet|eingeloggt`,
    equal: [
      raw`(?<subject>.+?) (?:ist|lautet|=)(?: nicht)? (?<than>.+)`,
      raw`(?:als )?(?<subject>.+?) (?<than>\uE000\d+\uE001|\S+)(?: nicht)? (?:ist|lautet|gewählt wurde|angegeben wurde)`,
    ],
  },
  fields: {
    email: raw`e-?mail`,
    phone: raw`telefon|handy|mobil(?:nummer|funk)|rufnummer`,
    date: raw`datum|(?<![\p{L}])(?:wann|tag|geburtstag|wunschtermin)(?![\p{L}])|an welchem tag`,
    number: raw`wie ?viele?|anzahl|menge|betrag|(?<![\p{L}])(?:alter|preis|stückzahl)(?![\p{L}])|wie (?:alt|hoch|teuer)`,
    file: raw`foto|bild(?:er)?(?![\p{L}])|datei|anhang|screenshot|bildschirmfoto`,
    long: raw`^(?:warum|wieso|weshalb)|kommentar|beschreib|anmerkung|nachricht|was (?:passiert|geschehen|los) ist|einzelheiten`,
    whether: raw`^ob `,
    clause: raw`^(?:ob|wann|warum|wieso|weshalb|wo|wohin|woher|wer|wen|wem|welche[rnsm]?|was|wie|wie ?viele?|an welche[rnm]|für wann|für wen|zu welche[rmn])(?![\p{L}])`,
    optional: raw`optional|freiwillig|nicht (?:pflicht|nötig|erforderlich|zwingend)|(?:falls|wenn|sofern) (?:vorhanden|bekannt|möglich)|kein pflichtfeld`,
    example: raw`z\. ?b\.?|zum beispiel|beispiel:?|etwa|wie`,
    digits: raw`(?<count>\d+|${NUMBERS})(?: |-)?(?:ziffern|stellen|zahlen|stellig)`,
    letters: raw`(?<count>\d+|${NUMBERS}) (?:buchstaben|großbuchstaben)`,
    range: raw`(?:von |zwischen )?(?<min>-?\d+) ?(?:bis|und|-|–) ?(?<max>-?\d+)`,
    listOr: raw`, oder | oder | und |, ?|; ?| ?/ ?`,
    listAnd: raw`,? und dann nach |,? und dann |, dann nach |, dann |,? und nach |, und |, nach |, | und `,
    thing: raw`die|das|den|der|dem|eine[mnr]?|seine[mnr]?|ihre[mnr]?|deine[mnr]?`,
    skipped:
      'wie lautet heisst der die das den dem des ein eine einen einem einer seine seiner seinem seinen ihre ihrer ihrem ihren deine deiner es er sie ist sind war wurde wird hat haben werden zu fuer bitte genau kunde kunden besucher',
    pronouns: [],
    accusative: [
      [raw`^(?:seine|ihre|deine)(?= )`, 'Ihre'],
      [raw`^(?:seinen|ihren|deinen)(?= )`, 'Ihren'],
      [raw`^(?:sein|ihr|dein)(?= )`, 'Ihr'],
      [raw`^(?=(?:die|das|den|eine|einen|ein) )`, ''],
    ],
    dative: [
      [raw`^der (\p{L}+)en (?=\p{Lu})`, 'die $1e '],
      [raw`^der `, 'die '],
      [raw`^(?:seiner|ihrer|deiner) (\p{L}+)en (?=\p{Lu})`, 'Ihre $1e '],
      [raw`^(?:seiner|ihrer|deiner) `, 'Ihre '],
      [raw`^einer (\p{L}+)en (?=\p{Lu})`, 'eine $1e '],
      [raw`^einer `, 'eine '],
      [raw`^dem (\p{L}+)en (?=\S*(?:${NEUTER})(?![\p{L}]))`, 'das $1e '],
      [raw`^dem (?=\S*(?:${NEUTER})(?![\p{L}]))`, 'das '],
      [raw`^dem (?=(?:\p{L}+en )?\S*(?:${MASCULINE})(?![\p{L}]))`, 'den '],
      [raw`^(?:seinem|ihrem|deinem) (?=\S*(?:${NEUTER})(?![\p{L}]))`, 'Ihr '],
      [raw`^(?:seinem|ihrem|deinem) (?=\S*(?:${MASCULINE})(?![\p{L}]))`, 'Ihren '],
      [raw`^einem (?=\S*(?:${NEUTER})(?![\p{L}]))`, 'ein '],
      [raw`^einem (?=\S*(?:${MASCULINE})(?![\p{L}]))`, 'einen '],
    ],
  },
  said: {
    thing: 'Bitte nennen Sie mir {what}.',
    clause: 'Bitte sagen Sie mir, {what}.',
    bare: 'Bitte angeben: {what}',
    file: 'Bitte senden Sie mir {what}.',
    yes: 'Ja',
    no: 'Nein',
    confirm: 'Bitte prüfen Sie Ihre Angaben:',
    handOver: 'Ich übergebe Sie an unser Team.',
    end: 'Vielen Dank. Das war alles.',
    cancelled: 'In Ordnung. Es wurde nichts gesendet.',
  },
};
