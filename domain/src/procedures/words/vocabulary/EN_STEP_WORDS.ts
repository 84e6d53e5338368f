import type { StepWords } from './StepWords.ts';

const raw = String.raw;
const PERSON = 'them|him|her|(?:the |your )?(?:customers?|visitors?|users?|clients?|buyers?|guests?|persons?|people)';
const TEAM = raw`(?:person|human|human being|team|agent|colleagues?|staff|somebody|someone|us|support|employee|people|member)`;
const ALL =
  'everything|all|all of it|it|that|this|(?:the|all|these|those) (?:details|data|values|entries|answers|information|facts)';

/** English words. */
export const EN_STEP_WORDS: StepWords = {
  lead: raw`please|first(?:ly)?|then|next|now|after that|afterwards|finally|lastly|in the end|at the end|also|always|and|(?:the |our )?(?:chat)?bot (?:should|must|has to|shall|will)|(?:it|we|you) (?:should|must|have to|has to|shall)|should|must|to`,
  numbered: 'step|point|no',
  ask: [
    raw`(?:ask|asks|enquire|inquire)(?: (?:${PERSON}))?(?: again)?(?: (?:for|about))?:? (?<what>.+)`,
    raw`(?:have|let) (?:${PERSON}) (?:enter|give|choose|pick|type|type in|tell us|select|upload|send)(?: us)? (?<what>.+)`,
    raw`(?:get|collect|request|obtain|find out|require|gather)(?: from (?:${PERSON}))? (?<what>.+)`,
    raw`(?:we|i|you)(?:'ll| will)? need(?: to know)? (?<what>.+)`,
    raw`question: (?<what>.+)`,
  ],
  confirm: [
    raw`(?:show|repeat|list|read|display|summari[sz]e|sum up|recap)\b.*\b(?:${ALL}|summary|back)\b.*`,
    raw`summari[sz]e`,
    raw`(?:ask|check)\b.*\b(?:whether|if|that) (?:${ALL})(?: is| are)(?: all)? (?:right|correct|ok|okay|fine|true)`,
    raw`(?:ask|let|have|get)\b.*\bconfirm\b.*`,
    raw`(?:get|wait for|ask for)(?: a| an| the| their)? (?:confirmation|yes|ok|okay|approval)`,
    raw`(?:double.?check|check|confirm)(?: (?:${ALL}))?(?: with (?:${PERSON}))?`,
  ],
  call: [
    raw`(?:call|run|execute|trigger|invoke|perform|carry out|start|use)(?: the)?(?: action)?:? (?<what>.+?)(?: action)?`,
  ],
  lookUp: [
    raw`(?:look up|search|look|check|read|find|see)(?: it)?(?: up)?(?: in| through)?(?: the| our| your)? (?:sources?|documents?|docs|knowledge|website|manuals?|faqs?|help|articles|pages)(?: for| about| and tell (?:${PERSON})|:|,)? (?<what>.+)`,
    raw`look up:? (?<what>.+)`,
    raw`search for (?<what>.+)`,
    raw`answer from(?: the| our)? (?:sources|documents|docs|website)(?::|,)? (?<what>.+)`,
  ],
  handOver: [
    raw`(?:hand|pass|transfer|send|forward|give|escalate|connect|refer|put|route|bring in|get|call|switch)\b(?!.*:).*\b${TEAM}\b.*`,
    raw`hand ?over(?: (?:the |this )?(?:chat|conversation|case|it))?|hand (?:it|this|them) (?:over|off)|hand ?off|escalate(?: it| this)?`,
    raw`(?:a |our )?(?:${TEAM}) (?:takes|should take|has to take) over`,
  ],
  say: [
    raw`(?:say|write|answer|reply|respond|tell|inform|show|explain|thank|apologi[sz]e|let)(?: (?:to )?(?:${PERSON}))?(?: know)?(?: with)?(?: that)?(?<text>(?::| ).+)`,
    raw`(?:say|write|answer|reply|respond|tell|inform|explain|thank|apologi[sz]e|let)\b(?<text>.*)`,
    raw`(?:message|text|answer|reply)(?<text>:.+)`,
  ],
  end: [
    raw`(?:stop|end|finish|quit|close|exit|done|finished)(?: (?:here|there|it|the (?:procedure|conversation|chat|process)))?`,
    raw`(?:that'?s|that is|this is) (?:it|all|the end)`,
    raw`the end`,
  ],
  endBehind: raw`(?:,? and|,|;|\.) ?(?:then )?(?:stop|end|finish|quit)(?: (?:here|there|it|the (?:procedure|conversation|chat)))?`,
  goTo: [
    raw`(?:go|jump|skip|continue|carry on|proceed|return|move)?(?: on| back| ahead)*(?: to| with| at)? ?(?:step|number|no\.?|point|line) ?(?<number>\d+)`,
  ],
  restart: [
    raw`(?:start|begin)(?: all)? (?:again|over|from the (?:start|beginning))(?: again)?`,
    raw`(?:go )?back to the (?:start|beginning)`,
  ],
  goOn: [raw`(?:go|carry|move) on(?: with the next step)?|continue|proceed|next step|continue with the next step`],
  ifFirst: [
    raw`(?:if|when|in case|in case of|should|unless|where)\b,? (?<condition>.+)`,
    raw`for (?<condition>.+?: .+)`,
  ],
  ifLast: [raw`(?<then>.+?),? (?:if|unless|in case) (?<condition>.+)`],
  consequence: 'then',
  unless: 'unless',
  otherwise: [raw`(?:otherwise|else|or else|in all other cases|in any other case)[,:]? (?<then>.+)`],
  joints: raw`,? and then |,? and |, then |; ?|, | then |\. `,
  conditions: {
    failed: raw`(?:that|this|it|the (?:call|action)|calling|creating) ?(?:has |had )?(?:fail(?:s|ed)?|does(?: not|n't) work|did(?: not|n't) work|goes wrong|went wrong|is not possible|isn't possible|gives an error)|(?:an? )?(?:error|failure|problem)(?: occurs| happens)?|there is (?:an? )?(?:error|problem)|something goes wrong|failed`,
    yes: raw`yes|so|(?:they|the customer|the visitor|he|she) (?:say|says|said|answers?) yes|(?:they|the customer|the visitor|he|she) (?:agrees?|confirms?|accepts?)|(?:it|that|everything|all) is (?:right|correct|ok|okay|fine)|confirmed`,
    no: raw`no|not|(?:they|the customer|the visitor|he|she) (?:say|says|said|answers?) no|(?:they|the customer|the visitor|he|she) (?:disagrees?|declines?|refuses?|rejects?|(?:do|does)(?: not|n't) (?:agree|confirm|want(?: it| that)?))|(?:it|that|everything|something|anything) is (?:wrong|not (?:right|correct|ok|okay))`,
    negation: raw`\b(?:not|no|never|without)\b|n't\b`,
    and: ' and ',
    or: raw`,? or |, `,
    over: 'more than|over|above|longer than|older than|greater than|higher than|bigger than|larger than|exceeds?|later than|beyond',
    under: 'less than|under|below|fewer than|younger than|newer than|lower than|smaller than|shorter than|cheaper than',
    atLeast: 'at least|no less than|not less than|a minimum of',
    atMost: 'at most|no more than|not more than|up to|within(?: the)?(?: last| past)?|in the last|a maximum of|maximum',
    numbers: 'two three four five six seven eight nine ten eleven twelve',
    days: raw`days?`,
    weeks: raw`weeks?`,
    unsteady: raw`(?:months?|years?|hours?|minutes?)\b`,
    missing: raw`(?:is|are|was|were) (?:missing|empty|unknown|not (?:given|known|there))|\bthere is no\b|\b(?:have|has) no\b`,
    present: raw`(?:is|are|was|were) (?:given|known|there|present)`,
    signedIn: raw`(?:signed|logged) in`,
    equal: [raw`(?<subject>.+?) (?:is|are|equals|was|=)(?: not)? (?<than>.+)`],
  },
  fields: {
    email: raw`\be-?mail`,
    phone: raw`\b(?:tele)?phone|\bmobile|\bcell\b`,
    date: raw`\bdate\b|\bwhen\b|\bwhat day\b|\bwhich day\b|\bday of\b|\bbirthday\b`,
    number: raw`\bhow (?:many|much|old)\b|\bquantity\b|\bamount\b|\bnumber of\b|\bage\b|\bprice\b|\bcount\b`,
    file: raw`\bphotos?\b|\bpictures?\b|\bimages?\b|\bfile\b|\battachment\b|\bscreenshot\b`,
    long: raw`^why\b|\bcomment|\bdescri(?:be|ption)|\bdetails\b|\bmessage\b|\bwhat (?:happened|is wrong)\b`,
    whether: raw`^(?:whether|if) `,
    clause: raw`^(?:whether|if|when|why|where|who|which|what|how)\b`,
    optional: raw`optional(?:ly)?|not required|if (?:they have one|known|available|there is one)|may be left out|voluntary`,
    example: raw`e\.? ?g\.?|for example|for instance|such as|like|example:?`,
    digits: raw`(?<count>\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -](?:digits?|numbers?|figures?)`,
    letters: raw`(?<count>\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:letters?|capitals)`,
    range: raw`(?:from |between )?(?<min>-?\d+) ?(?:to|and|-|–) ?(?<max>-?\d+)`,
    listOr: raw`, or | or | and |, ?|; ?| ?/ ?`,
    listAnd: raw`,? and then |,? then |, and |, | and `,
    thing: 'the|a|an|their|your|his|her|our',
    skipped:
      'the a an their his her your our it its was is are were they them to of for please exactly which what customer',
    pronouns: [
      [raw`\b(?:their|his|her|the customer's|the visitor's)\b`, 'your'],
      [raw`\b(?:they|the customer|the visitor|the buyer) (?:wants|has)\b`, 'you want'],
      [raw`\b(?:they|them|the customer|the visitor|the buyer)\b`, 'you'],
    ],
    accusative: [[raw`^(?=(?:the|a|an|your|our|this|that)\b)`, '']],
    dative: [],
  },
  said: {
    thing: 'Please tell me {what}.',
    clause: 'Please tell me {what}.',
    bare: 'Please tell me the following: {what}',
    file: 'Please send {what}.',
    yes: 'Yes',
    no: 'No',
    confirm: 'Please check what you have told me:',
    handOver: 'I am handing you over to our team.',
    end: 'Thank you. That is all for now.',
    cancelled: 'All right. Nothing was sent.',
  },
};
