import type { SharedTexts } from './SharedTexts.ts';

const DAYS =
  '{weekday, select, 0 {Mondays} 1 {Tuesdays} 2 {Wednesdays} 3 {Thursdays} 4 {Fridays} 5 {Saturdays} other {Sundays}}';

/** The shared texts in English. */
export const EN: SharedTexts = {
  insights: {
    'messages-used-up': 'At this pace the messages of your plan are used up on {day, date, ::MMMMd}.',
    'sources-contradict': 'Your sources contradict themselves in {count, plural, one {one place} other {# places}}.',
    'answered-low':
      '{share, number, ::percent} of the questions were answered. {count, plural, one {One question} other {# questions}} found nothing in your sources.',
    'topic-unanswered':
      '{share, number, ::percent} of the conversations with a question without an answer are about “{topic}” ({count, number}): add what is missing to your sources.',
    'failed-high':
      '{count, plural, one {One conversation} other {# conversations}} ended without a solution, {share, number, ::percent} of those that are over.',
    'ratings-negative':
      '{count, plural, one {One answer was} other {# answers were}} rated down, {share, number, ::percent} of all ratings.',
    'sentiment-negative':
      '{count, plural, one {One visitor was} other {# visitors were}} unhappy, {share, number, ::percent} of those whose conversation is over.',
    'answers-slow': 'One in twenty answers takes {seconds, number, ::.0} seconds or more.',
    'conversion-fell':
      'Fewer conversations become leads: {rate, number, ::percent .0} instead of {before, number, ::percent .0}.',
    'handovers-many':
      '{count, plural, one {One visitor} other {# visitors}} asked for a person, {share, number, ::percent} of the conversations.',
    'conversations-fell':
      '{conversations, plural, one {One conversation} other {# conversations}}, {change, number, ::percent} fewer than before.',
    'topic-rising':
      'The topic “{topic}” comes up more often: {count, plural, one {one conversation} other {# conversations}}, {change, number, ::percent} more than before.',
    'sources-unused': '{count, plural, one {One source was} other {# sources were}} not used in any answer.',
    'conversations-grew':
      '{conversations, plural, one {One conversation} other {# conversations}}, {change, number, ::percent} more than before.',
    'conversion-grew':
      'More conversations become leads: {rate, number, ::percent .0} instead of {before, number, ::percent .0}.',
    peak: `${DAYS} from {hour} o’clock are the busiest hour: {share, number, ::percent} of all answers.`,
  },
  insightActions: {
    'see-plans': 'Compare plans',
    'answer-questions': 'Answer these questions',
    'see-conversations': 'Read the conversations',
    'see-failed': 'Read these conversations',
    'see-negative': 'Read these answers',
    'see-model': 'Open the AI settings',
    'see-leads': 'Open the leads',
    'see-handovers': 'Open the inbox',
    'see-requests': 'Read these conversations',
    'see-topics': 'Open the topics',
    'see-sources': 'Open the sources',
    'see-contradictions': 'Decide what is right',
  },
  instructionTemplates: {
    service: {
      name: 'Customer service',
      text: 'You are the customer service of [company]. Answer warmly and to the point. Give prices, periods and conditions exactly as they are. If somebody is annoyed, say that you understand before you answer. For orders in progress and complaints, refer people to [e-mail address or phone number].',
    },
    sales: {
      name: 'Sales advice',
      text: 'You advise people who are interested in the products of [company]. If it is not clear what something is needed for, ask one question first. Name the differences that matter for the choice, and the price of each product that you mention. Do not push anybody, and do not speak of other companies. For an offer, refer people to [e-mail address].',
    },
    appointments: {
      name: 'Practice or salon',
      text: 'You answer questions about opening hours, services, prices and appointments at [name]. Appointments are made at [phone number or address of the booking page]; you cannot book any yourself, so never say that you have. Give no advice on health or treatment. In an emergency, refer people to the emergency number.',
    },
    support: {
      name: 'Technical support',
      text: 'You help people to use [product]. Give instructions as short numbered steps, one action each. Name menus and buttons exactly as they are called. If an error message is mentioned, deal with that first. If the steps do not help, refer people to [support address] and tell them which details to have at hand.',
    },
    concise: {
      name: 'Short and factual',
      text: 'Answer in one or two sentences, without a greeting and without closing words. Give figures, dates and prices first. If something depends on a condition, name it.',
    },
  },
  instructionPlaces: {
    '[company]': 'name',
    '[name]': 'name',
    '[e-mail address or phone number]': 'contact',
    '[e-mail address]': 'email',
    '[support address]': 'email',
    '[phone number or address of the booking page]': 'phone',
  },
};
