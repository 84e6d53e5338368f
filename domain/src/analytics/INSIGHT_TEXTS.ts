import type { Locale } from '../locales.ts';
import type { InsightAction, InsightCode } from './insightsOf.ts';

/** A sentence for each insight, and a label for what it leads to: ICU messages for pages and mails. */
interface InsightTexts {
  insights: Readonly<Record<InsightCode, string>>;
  actions: Readonly<Record<InsightAction, string>>;
}

const ENGLISH_DAYS =
  '{weekday, select, 0 {Mondays} 1 {Tuesdays} 2 {Wednesdays} 3 {Thursdays} 4 {Fridays} 5 {Saturdays} other {Sundays}}';
const GERMAN_DAYS =
  '{weekday, select, 0 {Montags} 1 {Dienstags} 2 {Mittwochs} 3 {Donnerstags} 4 {Freitags} 5 {Samstags} other {Sonntags}}';

/** `day` is a Date at noon UTC of the day that is meant; all other values are those of the insight. */
export const INSIGHT_TEXTS: Readonly<Record<Locale, InsightTexts>> = {
  en: {
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
      peak: `${ENGLISH_DAYS} from {hour} o’clock are the busiest hour: {share, number, ::percent} of all answers.`,
    },
    actions: {
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
  },
  de: {
    insights: {
      'messages-used-up': 'Bei diesem Tempo sind die Nachrichten Ihres Tarifs am {day, date, ::MMMMd} aufgebraucht.',
      'sources-contradict':
        'Ihre Wissensquellen widersprechen sich an {count, plural, one {einer Stelle} other {# Stellen}}.',
      'answered-low':
        '{share, number, ::percent} der Fragen wurden beantwortet. {count, plural, one {Zu einer Frage} other {Zu # Fragen}} fand sich nichts in Ihren Wissensquellen.',
      'topic-unanswered':
        '{share, number, ::percent} der Unterhaltungen, in denen eine Frage ohne Antwort blieb, betreffen das Thema „{topic}“ ({count, number}): Ergänzen Sie Ihre Wissensquellen.',
      'failed-high':
        '{count, plural, one {Eine Unterhaltung endete} other {# Unterhaltungen endeten}} ohne Lösung, {share, number, ::percent} der abgeschlossenen.',
      'ratings-negative':
        '{count, plural, one {Eine Antwort wurde} other {# Antworten wurden}} schlecht bewertet, {share, number, ::percent} aller Bewertungen.',
      'sentiment-negative':
        '{count, plural, one {Ein Besucher war} other {# Besucher waren}} unzufrieden, {share, number, ::percent} derer, deren Unterhaltung abgeschlossen ist.',
      'answers-slow': 'Jede zwanzigste Antwort dauert {seconds, number, ::.0} Sekunden oder länger.',
      'conversion-fell':
        'Aus weniger Unterhaltungen werden Kontaktanfragen: {rate, number, ::percent .0} statt {before, number, ::percent .0}.',
      'handovers-many':
        '{count, plural, one {Ein Besucher wollte} other {# Besucher wollten}} mit Ihrem Team sprechen, {share, number, ::percent} der Unterhaltungen.',
      'conversations-fell':
        '{conversations, plural, one {Eine Unterhaltung} other {# Unterhaltungen}}, {change, number, ::percent} weniger als zuvor.',
      'topic-rising':
        'Das Thema „{topic}“ kommt häufiger vor: {count, plural, one {eine Unterhaltung} other {# Unterhaltungen}}, {change, number, ::percent} mehr als zuvor.',
      'sources-unused':
        '{count, plural, one {Eine Wissensquelle wurde} other {# Wissensquellen wurden}} in keiner Antwort verwendet.',
      'conversations-grew':
        '{conversations, plural, one {Eine Unterhaltung} other {# Unterhaltungen}}, {change, number, ::percent} mehr als zuvor.',
      'conversion-grew':
        'Aus mehr Unterhaltungen werden Kontaktanfragen: {rate, number, ::percent .0} statt {before, number, ::percent .0}.',
      peak: `${GERMAN_DAYS} ab {hour} Uhr ist am meisten los: {share, number, ::percent} aller Antworten.`,
    },
    actions: {
      'see-plans': 'Tarife vergleichen',
      'answer-questions': 'Diese Fragen beantworten',
      'see-conversations': 'Unterhaltungen lesen',
      'see-failed': 'Diese Unterhaltungen lesen',
      'see-negative': 'Diese Antworten lesen',
      'see-model': 'KI-Einstellungen öffnen',
      'see-leads': 'Kontaktanfragen öffnen',
      'see-handovers': 'Posteingang öffnen',
      'see-requests': 'Diese Unterhaltungen lesen',
      'see-topics': 'Themen öffnen',
      'see-sources': 'Wissensquellen öffnen',
      'see-contradictions': 'Entscheiden, was stimmt',
    },
  },
};
