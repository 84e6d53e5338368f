import { fold } from '@parlance/domain/text/fold';

/** Kinds of messages to a chatbot that no document answers. */
export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'robot' | 'agent' | 'abilities';

const THANKS =
  '(?:(?:ok(?:ay)?|great|super|perfect|perfekt|prima|alles klar|gut) )?(?:(?:many |great )?thanks|thank you|thx|ty|dank(?:e|eschoen)|(?:vielen|besten|herzlichen|lieben) dank|merci)(?: (?:a lot|so much|very much|again|schoen|sehr|vielmals|dir|ihnen|nochmals?|for (?:your|the) (?:help|info|information|answer)|fuer (?:ihre|deine|die) (?:hilfe|info|auskunft|antwort)))*';
const BYE =
  '(?:bye(?: bye)?|good ?bye|see you(?: later)?|ciao|tschuess?|tschau|servus|auf wiedersehen|bis (?:bald|dann)|(?:einen )?schoenen (?:tag|abend)(?: noch)?|have a (?:nice|good|great) (?:day|evening))';
const AGENT =
  '(?:a |an |the |with |to |dem |einem |einer |einen |eine |ein )*(?:real |live |actual |echten |echte |echter |richtigen )?(?:human(?: being)?|person|people|(?:live |support )?agent|employee|representative|operator|someone|somebody|(?:customer )?(?:support|service)|mensch(?:en)?|mitarbeiter(?:in|n)?|(?:kunden)?berater(?:in)?|ansprechpartner(?:in)?|kundenservice|kundendienst|jemand(?:em|en)?)(?: (?:from|of|in|von|aus|vom) (?:the |your |dem |ihrem |eurem |der )?(?:team|support|company|staff|kundenservice|kundendienst|firma))?';
const MACHINE = '(?:robot|bot|chatbot|machine|computer|ai|human|person|roboter|maschine|ki|mensch|menschen|person)';

/** Whole messages, folded and without punctuation. */
const PATTERNS: readonly [SmallTalk, RegExp][] = [
  [
    'greeting',
    /^(?:hi|hello|hey|hallo|moin(?: moin)?|gruezi|gruess (?:gott|dich|sie)|good (?:morning|afternoon|evening|day)|guten? (?:tag|morgen|abend)|hallochen)(?: (?:there|all|everyone|team|bot|zusammen|alle|liebes team|wie geht s|wie geht es (?:dir|ihnen)|how are you))*$/,
  ],
  ['goodbye', new RegExp(`^(?:${THANKS} )?(?:und |and )?${BYE}$`)],
  [
    'thanks',
    new RegExp(`^(?:${THANKS}|ok(?:ay)?|great|perfect|perfekt|super|prima|alles klar|got it|verstanden|cool)$`),
  ],
  [
    'robot',
    new RegExp(
      `^(?:are you|r u|bist du|sind sie|is this|ist das|(?:am i|spreche ich|schreibe ich|chatte ich|rede ich) ?(?:talking|speaking|chatting)?(?: to| with| mit)?)(?: hier)?(?: jetzt)?(?: (?:a|an|ein|eine|einem|einer))?(?: (?:real|echter|echte|echten|actual))? ${MACHINE}(?: (?:or|oder)(?: (?:a|an|ein|eine|einem|einer))?(?: (?:real|echter|echte|echten))? ${MACHINE})?$`,
    ),
  ],
  [
    'agent',
    new RegExp(
      `^(?:please )?(?:(?:can|could|may) i (?:please )?(?:talk|speak|chat) |i (?:want|need|would like|d like)(?: to (?:talk|speak|chat))? |(?:let me )?(?:talk|speak) |connect me |(?:kann|koennte|darf) ich (?:bitte )?mit |ich (?:moechte|will|wuerde gerne?|brauche)(?: bitte| gerne?)?(?: mit)? |mit )?${AGENT}(?: (?:sprechen|reden|chatten|verbunden werden))?(?: (?:please|bitte))?$`,
    ),
  ],
  [
    'abilities',
    /^(?:what can you (?:do|help(?: me)? with)(?: for me)?|(?:how )?can you help(?: me)?|help(?: me)?(?: please)?|who are you|what are you|was kannst du(?: alles)?(?: fuer mich tun)?|was koennen sie(?: alles)?(?: fuer mich tun)?|(?:kannst du|koennen sie) mir (?:bitte )?helfen|hilfe|wobei (?:kannst du|koennen sie)(?: mir)? helfen|wer bist du|wer sind sie)$/,
  ],
];

/** Longer messages say more than that. */
const MAX_CHARACTERS = 80;

/** Kind of small talk of a whole message, in English or German; undefined for a question about the business. */
export function smallTalkOf(text: string): SmallTalk | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const plain = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0];
}
