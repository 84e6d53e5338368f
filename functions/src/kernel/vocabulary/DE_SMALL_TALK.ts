import type { Asking } from './Asking.ts';

/** German words of messages that are no questions. */
export const DE_SMALL_TALK: Asking['smallTalk'] = {
  greeting:
    'hallo|halloechen|halli hallo|hi|hey|huhu|moin(?: moin)?|moinsen|tach(?: auch)?|tagchen|servus|grueezi(?: mitenand| wohl)?|hoi(?: zaeme| zame)?|sali|salue|ahoi|gude|mahlzeit|gruess (?:gott|dich|sie|euch|di|ihnen)|griass (?:di|eich|euch|gott)|(?:schoenen |einen )?guten? (?:tag|morgen|mittag|nachmittag|abend)|sehr geehrte damen und herren|liebes team',
  greeted:
    'zusammen|alle|allerseits|miteinander|mitenand|team|liebes team|leute|ihr lieben|nochmals?|wie geht s(?: dir| ihnen| euch)?|wie geht es (?:dir|ihnen|euch)',
  thanksBefore: 'ok(?:ay)?|super|perfekt|prima|alles klar|gut',
  thanks:
    'dank(?:e|eschoen|schoen)?|(?:recht |ganz )?(?:vielen|besten|herzlichen|lieben|schoenen|tausend) dank|merci(?: vil ?mal| vielmals?)?|ich (?:be)?danke|vergelt s gott|bedankt',
  thanksBehind:
    'schoen|sehr|vielmals?|mich|dir|ihnen|euch|nochmals?|noch ?mal|erst ?mal|schon ?mal|trotzdem|dafuer|im voraus|vorab|auch|fuer (?:ihre|deine|die|eure) (?:schnelle |nette |tolle )?(?:hilfe|infos?|informationen|auskunft|antwort|rueckmeldung|muehe|zeit|unterstuetzung)|fuer alles',
  thanked: 'dank|merci|vergelt',
  fine: 'oh|ah+|hmm?|aehm?|ups|puh|oha|mist|schade|jo|jap|interessant|tut mir leid|ok(?:ay|ey|i|idoki)?|gut|sehr gut|perfekt|super|prima|toll|klasse|spitze|genial|wunderbar|ausgezeichnet|fein|top|mega|cool|nice|leiwand|sauber|passt(?: so| schon?| perfekt| fuer mich)?|basst(?: scho)?|alles (?:klar|gut|verstanden|paletti)|geht klar|(?:ist )?in ordnung|einverstanden|(?:ich )?verstehe|(?:habe |hab )?(?:ich )?verstanden|aha|ach ?so|gut zu wissen|(?:das )?(?:hilft|reicht|passt|genuegt|stimmt)(?: mir)?(?: schon| sehr)?(?: weiter)?|(?:das )?hat(?: mir)?(?: sehr)? (?:weiter)?geholfen|(?:sehr )?hilfreich|das (?:ist|war) (?:sehr |echt |ja )?(?:super|toll|gut|hilfreich|klasse|prima|perfekt|nett|lieb|schoen|klar)|freut mich|kein problem|lol|haha(?:ha)*|hihi|hehe(?:he)*|wow|bitte ?schoen|du bist (?:super|toll|spitze|klasse)|gut gemacht|super gemacht',
  plan: '(?:dann )?(?:mach|bestell|nehm|meld|ruf|schau|probier|versuch|wart|geh|schick|ueberleg|schreib)e?n? (?:ich|wir)(?: (?!was|wann|wo|wie|wer|welch|kann|koenn|ist|sind|gibt|ob)[a-z]+){0,5}|(?:ich|wir) (?:melde?n?|rufe?n?|schaue?n?|ueberlege?n?|probiere?n?)(?: (?!was|wann|wo|wie|wer|welch|kann|koenn|ist|sind|gibt|ob)[a-z]+){0,5}|mehr (?:wollte?|wollt|brauch(?:e|te)?) ich (?:nicht|gar nicht)(?: wissen)?|ich weiss bescheid|(?:mo|diens|mitt|donners|frei|sams|sonn)(?:ntag|tag|woch) (?:passt|geht)(?: mir)?',
  done: 'nein|nee|noe|ne|nein danke|(?:nein )?das (?:war|waer|waere|ist) (?:s|es|alles)(?: schon| auch schon| fuer (?:heute|jetzt))?|(?:nein )?das (?:wars|waers)(?: schon)?|(?:nein )?(?:sonst )?nichts(?: weiter| mehr| sonst)?|(?:ich habe? )?keine (?:weiteren |anderen )?fragen?(?: mehr)?|(?:im moment|momentan|gerade|jetzt) nicht|(?:vorerst|erst ?mal|fuers erste|fuer heute) (?:nicht|nichts|alles|war s das|wars das)|(?:hat sich |ist |schon )?erledigt|vergiss es|vergessen sie es|schon gut|nicht noetig|brauche? ich nicht|lieber nicht|vielleicht spaeter|spaeter vielleicht|ich habe? alles',
  unhappy:
    '(?:das )?(?:hilft|half|nuetzt|bringt)(?: mir)?(?: leider| gar| ueberhaupt)?(?: nicht| nichts)(?: weiter)?|(?:das )?hat(?: mir)?(?: leider| gar| ueberhaupt)? nicht (?:weiter)?geholfen|(?:das ist )?nicht (?:sehr |wirklich )?hilfreich|das (?:ist|war) (?:leider )?(?:falsch|nicht (?:richtig|meine frage|die antwort)|keine antwort)|(?:das )?stimmt(?: so)? nicht|das (?:meinte|wollte) ich nicht(?: wissen)?|falsche antwort|(?:du verstehst|sie verstehen) mich nicht|unsinn|nutzlos|schlechte antwort',
  goodbye:
    'ciao(?: ciao)?|tschuess?(?:i|chen)?|tschau|tschoe|ade|adieu|pfiat (?:di|eich|euch)|pfuet di|baba|auf wieder(?:sehen|schauen|hoeren)|uf widerluege|bis (?:bald|dann|spaeter|morgen|demnaechst|zum naechsten mal)|mach(?:s| s|t s|en sie s) gut|gute nacht|(?:ich wuensche )?(?:ihnen |dir |euch )?(?:noch )?(?:einen |eine |ein )?schoene[ns]? (?:tag|abend|nachmittag|wochenende|feierabend|woche|zeit|rest ?tag)(?: noch)?(?: gewuenscht)?|(?:viele|liebe|beste|schoene|freundliche) gruesse|mit freundlichen gruessen|mfg|lg|vg|gleichfalls|ebenfalls|ihnen auch|dir auch',
  agentBefore: 'dem |einem |einer |einen |eine |ein ',
  agentKind: 'echten |echte |echter |richtigen ',
  agent:
    'mensch(?:en)?|mitarbeiter(?:in|n)?|(?:kunden)?berater(?:in)?|ansprechpartner(?:in)?|kundenservice|kundendienst|jemand(?:em|en)?',
  agentOf: 'von|aus|vom',
  agentArticle: 'dem |ihrem |eurem |der ',
  agentPlace: 'team|support|kundenservice|kundendienst|firma',
  wishes:
    '(?:kann|koennte|darf) ich (?:bitte )?mit |ich (?:moechte|will|wuerde gerne?|brauche)(?: bitte| gerne?)?(?: mit)? |mit ',
  wished: 'sprechen|reden|chatten|verbunden werden',
  please: 'bitte',
  robotBegin: 'bist du|sind sie|ist das|(?:spreche ich|schreibe ich|chatte ich|rede ich)(?: mit)?',
  robotFiller: 'hier|jetzt',
  robotArticle: 'ein|eine|einem|einer',
  robotKind: 'echter|echte|echten',
  robotAlone: 'echt|real|menschlich|da',
  robot: 'bot|chatbot|computer|roboter|maschine|ki|mensch|menschen|person',
  abilities:
    'was kannst du(?: alles)?(?: fuer mich tun)?|was koennen sie(?: alles)?(?: fuer mich tun)?|(?:kannst du|koennen sie) mir (?:bitte )?helfen|hilfe|wobei (?:kannst du|koennen sie)(?: mir)? helfen|wer bist du|wer sind sie',
  yes: 'ja|jo|jap|jep|jawohl|jawoll|klar|na klar|gerne?|einverstanden|(?:bitte )?(?:ab)?(?:senden|schicken)|mach(?:en sie)? das',
  yesBeside:
    'bitte|gerne?|so|das|es|genau(?: so)?|jetzt|dann|gleich|mal|sofort|alles|(?:ab|los|weg)?(?:senden|schicken)|weitergeben|machen(?: sie)?|passt(?: so)?|stimmt(?: so)?|richtig|ok(?:ay|e)?|super|perfekt|danke(?: schon)?|vielen dank|merci',
  no: 'abbrechen|nicht senden',
  noBegin:
    'nein|nee|noe|ne(?! frage)|nicht(?! schlecht)|doch nicht|lieber nicht|stopp?|halt|bloss nicht|lassen sie(?: es| das| mal)?|lass(?: es| das| mal| gut sein)',
  noBefore: 'oh|hmm?|ah|ach|ahm?|moment|sorry|warte(?:n sie)?|uups|ups|ok(?:ay)?|also|eigentlich',
};
