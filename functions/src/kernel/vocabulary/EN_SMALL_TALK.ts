import type { Asking } from './Asking.ts';

const raw = String.raw;

/** English words of messages that are no questions. */
export const EN_SMALL_TALK: Asking['smallTalk'] = {
  greeting: 'hi|hello|hey|hiya|howdy|yo|greetings|g day|good (?:morning|afternoon|evening|day)|hallo',
  greeted:
    'there|all|everyone|everybody|team|bot|mate|guys|folks|again|how are you(?: doing)?(?: today)?|how s it going|nice to meet you',
  thanksBefore: 'ok(?:ay)?|great|super|perfect',
  thanks:
    '(?:many |great |big )?thanks|thank (?:you|u)|thx|thanx|tnx|ty|tysm|cheers|ta|(?:much|i) appreciated?(?: it| that)?|that (?:s|is|was) (?:very |so |really )?(?:kind|nice) of you',
  thanksBehind:
    'a lot|a bunch|a million|so much|very much|again|mate|then|all|everyone|anyway|in advance|for (?:your|the|all your) (?:quick |kind )?(?:help|info|information|answer|reply|time)|for (?:that|everything|helping)',
  thanked: raw`thank|thx|tnx|\bty\b|appreciate|cheers`,
  fine: 'oh|ah+|hmm?|um|oops|phew|yay|damn|pity|what a pity|too bad|bummer|sweet|done|fine|aight|interesting|nice one|(?:ok )?sorry(?: about that)?|worth a try|ok(?:ay|ey|ie)?|kk?|alright|all right|great|perfect|super|awesome|amazing|excellent|brilliant|wonderful|fantastic|lovely|nice|good|very good|sounds (?:good|great)|cool|got it|gotcha|i (?:see|understand)|understood|makes sense|fair enough|that (?:helps|helped|works|does it)(?: a lot| me)?|(?:that|this|it) (?:s|is|was) (?:very |really |so )?(?:great|good|perfect|helpful|useful|fine|ok(?:ay)?|cool|nice|clear)|(?:very |really |super )?helpful|good to know|no (?:problem|worries)|lol|lmao|rofl|haha(?:ha)*|hehe(?:he)*|wow|well done|good (?:job|bot)|you (?:re|are) (?:great|awesome|the best|very helpful)|glad to hear(?: it| that)?|(?:you re |you are )?welcome',
  plan: '(?:then )?(?:i|we) (?:ll|will) (?!be |need|want|like|have|take|arrive|come|bring|book|order|buy)[a-z]+(?: (?!what|when|where|which|who|how|why|can|could|may|do|does|is|are|if)[a-z]+){0,5}|(?:calling|trying|ordering|booking|going)(?: you| it| that| them)?(?: now| then| later| tomorrow)?|off to [a-z]+(?: [a-z]+)?|[a-z]+ it is(?: then)?|(?:plenty|lots) of time(?: then)?',
  done: 'no|nope|nah|no thank(?:s| you)|(?:that s|that is|that was|that ll be|that will be) (?:all|it|everything)(?: for (?:now|today)| i (?:need|needed|wanted)(?: to know)?)?|(?:no )?nothing(?: else| more)?(?: for now)?|not (?:now|today|right now|at the moment)|i (?:m|am) (?:done|good|fine|all set)|all (?:good|set|done|clear)|no (?:further |more |other )?questions?|never ?mind|forget it|maybe later|no need|i (?:have|ve got) (?:no (?:more|further|other) questions|everything i need)',
  unhappy:
    '(?:that|this|it|you) (?:(?:did|do|does|was|is|were) ?n(?:o|.?)t|are not|aren t) (?:really |very )?(?:help(?:ful|ing)?(?: me)?|answer(?: my question| it)?|work|useful|understand(?: me)?|what i (?:asked|meant|wanted))|not (?:really |very )?(?:helpful|useful)|useless|no help|that (?:s|is) (?:wrong|not (?:right|true|correct|helpful|what i (?:asked|meant|wanted)))|wrong answer|bad (?:bot|answer)',
  goodbye:
    'bye(?: bye| now| for now)*|good ?bye|good ?night|cya|see (?:you|ya)(?: later| soon| around| then| tomorrow)?|later|take care|farewell|cheerio|ttyl|talk to you (?:later|soon)|have a (?:nice|good|great|lovely|wonderful|pleasant) (?:day|evening|weekend|night|one|afternoon|time)(?: too| as well)?|you too|same to you|best wishes|(?:kind|best|warm) regards',
  agentBefore: 'a |an |the |with |to ',
  agentKind: 'real |live |actual ',
  agent:
    'human(?: being)?|person|people|(?:live |support )?agent|employee|representative|operator|someone|somebody|(?:customer )?(?:support|service)',
  agentOf: 'from|of|in',
  agentArticle: 'the |your ',
  agentPlace: 'team|support|company|staff',
  wishes:
    '(?:can|could|may) i (?:please )?(?:talk|speak|chat) |i (?:want|need|would like|d like)(?: to (?:talk|speak|chat))? |(?:let me )?(?:talk|speak) |connect me ',
  wished: '',
  please: 'please',
  robotBegin: 'are you|r u|is this|am i ?(?:talking|speaking|chatting)?(?: to| with)?',
  robotFiller: '',
  robotArticle: 'a|an',
  robotKind: 'real|actual',
  robotAlone: 'real|alive|human|there',
  robot: 'robot|bot|chatbot|machine|computer|ai|human|person',
  abilities:
    'what can you (?:do|help(?: me)? with)(?: for me)?|(?:how )?can you help(?: me)?|help(?: me)?(?: please)?|who are you|what are you',
  yes: 'yes|yeah|yep|yup|sure|of course|send (?:it|that)|do it|go ahead|go for it|i (?:agree|confirm)|confirmed',
  yesBeside:
    'please|send|submit|confirm|it|that|this|off|now|so|then|exactly|all|(?:that s )?(?:correct|right|fine|good)|ok(?:ay)?|great|perfect|thanks|thank you',
  no: 'cancel',
  noBegin:
    'no(?! problem| worries| objections?)|nope|nah|stop|don t|do not|(?:please )?leave it|never ?mind|rather not|better not|not (?:yet|now)',
  noBefore: 'oh|hmm?|uh|erm?|wait|sorry|actually|ah|oops|ok(?:ay)?',
};
