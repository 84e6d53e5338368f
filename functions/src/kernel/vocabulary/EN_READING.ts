import type { Reading } from './Reading.ts';

const raw = String.raw;

/** English words of documents and of what is masked, compared or sorted. */
export const EN_READING: Reading = {
  people: {
    stated: "my (?:full )?name(?:'s| is|’s)|i am called|i'm called|they call me|call me",
    notStated: 'at|on|back|if|when|as|in|under',
    fields: 'name|full name|first name|last name|surname',
    titles: raw`Mr\.?|Mrs\.?|Ms\.?|Miss`,
    self: "[Ii] am|[Ii]['’]m|[Tt]his is|[Ii]t['’]s",
    closings: '[Rr]egards|[Ww]ishes|[Ss]incerely|[Cc]heers|Best',
    behindClosing: '[Yy]ours?|from',
    thanks: '[Tt]hanks|[Tt]hank you',
    notNames: 'mr mrs ms miss',
    phone: 'phone|phone number|mobile|cell|call me (?:at|on)|reach me (?:at|on)|my number',
    phoneIs: 'is|at|on',
    notPhone:
      'tracking|order|invoice|ticket|customer|refer|serial|model|contract|booking|parcel|case|item|product|part|charge|zip|vat|version',
    notPhoneIs: 'is|was',
    numbered: 'no|num|number|code',
    at: 'at',
    dot: 'dot',
  },
  statements: {
    from: raw`from|as of|starting at|starts? at|at least|minimum(?: of)?|min\.?|more than|over|above`,
    upTo: raw`up to|at most|maximum(?: of)?|max\.?|until|till|less than|under|below|within`,
    orMore: 'or more|and more',
    untold: raw`for example|e\.g|for instance|example|sample|instead of|previously|formerly|used to|was|were|in the past`,
    turns: raw`not|no|never|cannot|\p{L}+n['’]t|except|without|after|before|outside|inside|net|gross|excl\p{L}*|incl\p{L}*`,
    directed: '',
    roles: 'managing director|director|ceo|owner|founder|manager|head of|chair(?:man|woman)?|president|contact',
    titles: 'Mr|Mrs|Ms',
    carriers: `
cost costs costing price prices priced charge charges charged fee fees pay payable paid amount amounts total
take takes taken took last lasts run receive receives get gets give gives given ask asks asked require required
need needs offer offers come comes part provide provides make makes made have has bring brings
reach reached reaches call available possible valid currently usually normally always approximately roughly additional
please ever every each per due located deliver ship order period tell
within inside least most maximum minimum max min`,
    parties: `
company hotel shop store team business customer customers guest guests item items article articles product products order
orders number people person persons participants booking`,
    pages: `
contact imprint faq faqs question questions answer answers about terms conditions general information info overview help home
welcome price prices pricing list table rates fees costs news company visit visitors visiting arrival departure service services
support join page website homepage important details data season policy guide manual hours times opening shop store contract
tickets gift delivery shipping payment travel workshop hotel restaurant booking`,
    distinct: `
refund return car van vehicle dog cat pet animal kid son daughter lease rental hire evening night month monthly year yearly day daily
week weekly address location email mail include part order club`,
    countedHalf: '',
    feminine: '',
    negations: raw`not|no|never|cannot|\p{L}+n['’]t|without`,
    regrets: 'unfortunately',
    factNegations: '',
    generic:
      'see read detail page website site link question help glad happy sorry course sure thanks great simply note follow step',
    citation: '[Pp]assages?|[Ss]ources?|[Dd]ocuments?|[Dd]ocs?|[Rr]efs?|[Rr]eferences?|[Nn]o',
  },
  pages: {
    notFound: "not found|does ?n[o']t exist|no longer (?:exists|available)",
    login: 'log ?-?in|sign ?-?in',
    help: 'faqs?|help|questions|support|service|shipping',
    topics: {
      shipping: 'shipping|delivery',
      returns: 'returns?|refunds?',
      hours: 'opening hours|opening times|hours',
      prices: 'prices?|pricing',
      appointments: 'appointments?|booking',
      warranty: 'warranty|guarantee',
    },
    page: 'page',
    ofPages: 'of',
    phone: 'phone|call',
    openDays: 'mon|tue|wed|thu|fri|sat|sun|daily',
    booleans: ['FALSE', 'TRUE'],
    former: 'was',
    columns: {
      cost: 'cost|costs|price|fee',
      time: '(?:delivery )?time|duration|takes|length',
      contents: 'includes?|contains',
      free: 'free',
      times: 'minutes?|hours?|days?|weeks?|months?|same day',
    },
    hasCapitalNouns: false,
  },
  // English has several forms of a date: this is the one without doubt.
  sheets: {
    point: '.',
    group: ',',
    windowsId: 9,
    formats: {
      5: '"$"#,##0',
      6: '"$"#,##0',
      7: '"$"#,##0.00',
      8: '"$"#,##0.00',
      14: 'yyyy-mm-dd',
      22: 'yyyy-mm-dd hh:mm',
      42: '"$"#,##0',
      44: '"$"#,##0.00',
    },
    systemDate: 'dddd, d mmmm yyyy',
    systemTime: 'h:mm AM/PM',
  },
  feelings: {
    glad: 'great good perfect excellent love helpful amazing wonderful happy brilliant super',
    cross:
      'bad terrible awful broken disappoint angry annoy useless wrong late damag worst complain unacceptable ridiculous',
    not: 'not no never',
  },
  categories: {
    shipping: 'ship deliver parcel express courier tracking',
    returns: 'return refund exchang',
    orders: 'order cancel cart checkout',
    payment: 'pay invoice card voucher discount',
    sizes: 'size fit measur',
    warranty: 'warrant guarant claim',
    repairs: 'repair fix resol broken defect',
    care: 'wash clean care wax proof',
    hours: 'open close hour',
    appointments: 'appoint book reserv',
    membership: 'member club point loyal',
    account: 'account password login sign',
    contact: 'contact phone email reach speak',
    products: 'product model weigh material stock tent jacket boot backpack',
  },
};
