import type { Asking } from './Asking.ts';
import { EN_HOLIDAYS } from './EN_HOLIDAYS.ts';
import { EN_SMALL_TALK } from './EN_SMALL_TALK.ts';

const raw = String.raw;

/** English words of questions and other messages. */
export const EN_ASKING: Asking = {
  questions: {
    words: {
      what: 'what which',
      when: 'when',
      where: 'where',
      whereFrom: '',
      who: 'who whom',
      why: 'why',
      how: 'how',
    },
    asks: {
      when: 'when',
      where: 'where',
      who: 'who|whom',
      why: 'why',
      howOften: 'how often',
      howMany: 'how many',
      how: 'how',
      what: 'what|which',
    },
    wishes: raw`\bi(?: (?:want|need|wish|would like|have)|['’]d like) to (?!know|ask|understand|find out|see)`,
    turns: 'not no nor never without with before after above below over under more less',
    moreTurns: 'from only out off up down within',
    parts: `
from
to into onto towards
by
than
before
after
with
without
for
in inside
of
at
on
against
through via
over above
under below
instead
behind`,
    articles: '',
    pairs: 'and or',
    greetings: 'hi hello hey dear thanks thank',
    directions: ['from', 'to'],
    rewrites: [
      [/\bhow many (?:minutes|hours|days|weeks|months|years)\b/g, 'how long'],
      [/\b(?:at|by|under) what\b/g, 'what'],
      [/\bwhat (?:are|is) (?:the |your )?opening (?:hours|times)\b/g, 'when open'],
      [/\bin the price\b/g, ''],
      [/\bfree of charge\b/g, 'free'],
    ],
    empty:
      'please possible possibility have get would like there offer necessary need require anything something still exist mean ' +
      'within find give cost price much expensive long last time heavy weigh weight high',
    same: `
repair fix mend
cancel terminate
begin start
book reserve reservation booking
phone telephone
deliver delivery ship shipping
reach contact
accept take
include included inclusive
charge fee
refund reimburse
bike bicycle`,
    meanings: `
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
morning early`,
    holidays: EN_HOLIDAYS,
    joins: 'and|but|so|then',
    polar: 'can|could|do|does|did|is|are|was|were|will|would|should|may|must|have|has|and|what about',
    manners:
      'alone together online again later soon early late instead outside inside anywhere everywhere somewhere myself without directly anyway already well',
    focus:
      /^(?:and )?(?:what|which|how (?:much|high|long|big|large)) (?:is|are) (?:the|your) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= (?:of|on|for|in|to|per|at|with|from)\b|\s*[?.!]*$)/iu,
    attribute:
      /\b(?:(?:is|are) there|do (?:i|we|you) (?:need|pay|have to pay|get|take|charge|require)) (?:an?|any) ((?:[\p{L}-]+ )?[\p{L}-]+) (?:for|on|with|per)\b/iu,
    kind: /^(?:and )?(?:which|what) ((?:kinds? of |types? of |sorts? of )?(?:\p{L}+ )?\p{L}+s) (?:can|could|do|does|did|are|will|may|would|should|have|has|is)\b/iu,
    // Not at the beginning of a sentence, and more than one letter.
    name: /(?<=[\p{L}\p{N},;:")’']\s+)(\p{Lu}[\p{L}-]+)/gu,
    announces: 'which|what|how|why',
    cheaper: 'cheaper|cheapest|dearer|better|faster|difference',
    compares: 'differences?|differ|different|compare',
    comparisons: {
      comparatives: raw`(?:cheap|dear|fast|slow|larg|bigg|small|long|short|strong|warm|light|heavi|quick|earli|lat|high|low|great)er|better|worse|more \p{L}+|less \p{L}+`,
      forms: [
        // The difference between a tent and a tarp.
        raw`\bdifferences? between (?<a>.+?) and (?<b>.+?)`,
        raw`\bhow (?:does|do|is|are) (?<a>.+?) (?:differ|different) from (?<b>.+?)`,
        raw`\bcompare (?<a>.+?) (?:with|to|and) (?<b>.+?)`,
      ],
      verbs: 'is|are|does|do',
      be: 'is|are',
      behind: '(?:cost|take|last|weigh)s?',
      than: 'than',
      noun: '',
    },
    extremes: [
      {
        asks: raw`cheap(?:er|est)|(?:less|least) expensive`,
        states: raw`[€$£]|\b(?:eur|euros?|chf|usd|gbp|prices?|costs?|fees?)\b`,
        takes: 'least',
      },
      {
        asks: raw`dear(?:er|est)|(?:more|most) expensive`,
        states: raw`[€$£]|\b(?:eur|euros?|chf|usd|gbp|prices?|costs?|fees?)\b`,
        takes: 'most',
      },
      {
        asks: raw`fast(?:er|est)|quick(?:er|est)`,
        states: raw`\b(?:time|duration|days?|hours?|minutes?)\b`,
        takes: 'least',
      },
      { asks: raw`wid(?:er|est)|broad(?:er|est)`, states: raw`\b(?:width|wide)\b`, takes: 'most' },
      { asks: raw`narrow(?:er|est)`, states: raw`\b(?:width|wide)\b`, takes: 'least' },
      { asks: raw`long(?:er|est)`, states: raw`\b(?:length|long)\b`, takes: 'most' },
      { asks: raw`short(?:er|est)`, states: raw`\b(?:length|long)\b`, takes: 'least' },
      { asks: raw`tall(?:er|est)|high(?:er|est)`, states: raw`\b(?:height|high|tall)\b`, takes: 'most' },
      { asks: raw`low(?:er|est)`, states: raw`\b(?:height|high|tall)\b`, takes: 'least' },
      { asks: raw`heav(?:ier|iest)`, states: raw`\b(?:weight|weighs|kg|g)\b`, takes: 'most' },
      { asks: raw`light(?:er|est)`, states: raw`\b(?:weight|weighs|kg|g)\b`, takes: 'least' },
      { asks: raw`larg(?:er|est)|big(?:ger|gest)`, states: raw`\b(?:size|area|capacity|volume)\b`, takes: 'most' },
      { asks: raw`small(?:er|est)`, states: raw`\b(?:size|area|capacity|volume)\b`, takes: 'least' },
    ],
    wanted: {
      price: {
        asks: raw`\bhow much(?= (?:is|are|does|do|for|would|will|it)\b|[ ?]*$)(?!.*\bweigh)|\b(?:what|which)\b.*\b(?:cost|price|fee|charge|deposit)s?\b|\b(?:cheaper|cheapest|dearer|more expensive)\b`,
        words: 'cost price fee charge expensive cheaper',
        states: raw`\b(?:dollars?|pounds?|pence|cents?|francs?|million|billion|free|nothing|included)\b`,
      },
      duration: {
        asks: raw`\bhow (?:long|fast|quick|soon)\b|\bhow many (?:minute|hour|day|night|week|month|year)s\b`,
        words: 'long take fast soon days hours weeks months',
        states: 'same day|next day|at once|immediately|overnight',
      },
      time: {
        asks: raw`^(?:and )?when\b|\bwhat time\b|\bwhich days?\b|\bwhat days?\b|\b(?:opening|business) (?:hours|times)\b`,
        words: 'time day days hours opening open',
        states: raw`\bclosed\b|noon|midnight`,
      },
      phone: {
        asks: raw`\b(?:phone|telephone) number\b|\b(?:how|where)\b.*\b(?:by (?:tele)?phone|call you)\b|\breach\b.*\bby (?:tele)?phone\b`,
        words: 'phone telephone number call reach',
        states: '',
      },
      email: { asks: 'e-?mail[ -]?address', words: 'email address mail reach', states: '' },
      size: {
        asks: raw`\bhow (?:large|big|tall|wide|deep|thick)\b|\b(?:maximum|max|largest|biggest) (?:\p{L}+ )?size\b`,
        words: 'large big tall wide size maximum max limit',
        states: raw`inch(?:es)?|feet|foot|ft|(?:kilo|centi|milli)?met(?:er|re)s?|lit(?:er|re)s?|square \p{L}+|pixels?|px|characters?|people|persons?|guests|employees`,
      },
      count: {
        asks: raw`\bhow (?:many|old|far|high|often)\b`,
        words: 'many old far high heavy often',
        states: raw`\b(?:once|twice|every|each|daily|unlimited|hundred|thousand|million)\b`,
      },
      share: {
        asks: raw`\bhow much (?!is|are|does|do|for|would|will|it)\p{L}|\bdiscount\b`,
        words: 'discount',
        states: '',
      },
      weight: {
        asks: raw`\bhow heavy\b|\bhow much\b.*\bweigh|\bweight\b`,
        words: 'weight weigh heavy',
        states: raw`lbs?|kilo\w*|grams?|tonn\w*|pounds?`,
      },
      place: {
        asks: raw`^(?:and )?where (?:is|are|can i find) (?:you|the|your)\b|\b(?:what|which) is (?:the|your) address\b`,
        words: 'where address street find located',
        states: raw`\b\d+[a-z]? \p{L}+ (?:street|road|lane|yard|avenue|square|way)\b`,
      },
    },
    wantedParts: {
      number: 'an?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several',
      article: 'an?',
      span: raw`seconds?|minutes?|min|hours?|days?|nights?|evenings?|weeks?|months?|years?|decades?|centur\w+`,
      day: '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?',
      month: 'january|february|march|april|may|june|july|august|september|october|november|december',
      share: 'discount|percent',
    },
  },
  followUps: {
    connectors: 'and also then but or',
    prepositions: 'to for with without in at from by on into',
    references: 'its they them those there',
    pronouns: 'that this these',
    articles: '',
    verbEnds: '',
    // "I heard that you ship": what follows has a subject of its own.
    subjects: 'i you he she we they it the a an my your our there',
    // "Is it possible to", "does it take to": the question says itself what it means.
    vague: { word: 'it', unless: /\bit\b(?=.*\b(?:to|if|when|that)\s+\p{L})/iu },
    forms: raw`^\s*(?:what|how) about\b|\b(?:which|that|this|the \p{L}+|these|those) ones?\b`,
    courtesies:
      'thanks thank you very much many so a lot ok okay great perfect super cool good bye goodbye hello hi hey yes no',
    introductions: 'and|or|what about|how about|but',
    objectPrepositions: 'to|for|in|from|with|at|on|per|by',
    objectArticles: 'an?|the|my|your',
    alike: [['to', 'for']],
  },
  smallTalk: EN_SMALL_TALK,
};
