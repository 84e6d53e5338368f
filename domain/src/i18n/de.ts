import type { SharedTexts } from './SharedTexts.ts';

const DAYS =
  '{weekday, select, 0 {Montags} 1 {Dienstags} 2 {Mittwochs} 3 {Donnerstags} 4 {Freitags} 5 {Samstags} other {Sonntags}}';

/** The shared texts in German. */
export const DE: SharedTexts = {
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
    peak: `${DAYS} ab {hour} Uhr ist am meisten los: {share, number, ::percent} aller Antworten.`,
  },
  insightActions: {
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
  instructionTemplates: {
    service: {
      name: 'Kundenservice',
      text: 'Sie sind der Kundenservice von [Firma]. Antworten Sie freundlich und auf den Punkt. Nennen Sie Preise, Fristen und Bedingungen genau so, wie sie sind. Wenn jemand verärgert ist, zeigen Sie zuerst Verständnis. Bei laufenden Bestellungen und Beschwerden verweisen Sie auf [E-Mail-Adresse oder Telefonnummer].',
    },
    sales: {
      name: 'Verkaufsberatung',
      text: 'Sie beraten Menschen, die sich für die Produkte von [Firma] interessieren. Fragen Sie einmal nach, wenn nicht klar ist, wofür etwas gebraucht wird. Nennen Sie die Unterschiede, auf die es bei der Wahl ankommt, und zu jedem genannten Produkt den Preis. Drängen Sie niemanden und sprechen Sie nicht über andere Firmen. Für ein Angebot verweisen Sie auf [E-Mail-Adresse].',
    },
    appointments: {
      name: 'Praxis oder Salon',
      text: 'Sie beantworten Fragen zu Öffnungszeiten, Leistungen, Preisen und Terminen bei [Name]. Termine gibt es unter [Telefonnummer oder Adresse der Buchungsseite]; Sie selbst können keine vergeben, sagen Sie also nie, dass Sie es getan haben. Geben Sie keinen Rat zu Gesundheit oder Behandlung. Im Notfall verweisen Sie auf die Notrufnummer.',
    },
    support: {
      name: 'Technische Hilfe',
      text: 'Sie helfen bei der Bedienung von [Produkt]. Geben Sie Anleitungen in kurzen, nummerierten Schritten mit je einer Handlung. Nennen Sie Menüs und Schaltflächen genau so, wie sie heißen. Wird eine Fehlermeldung genannt, gehen Sie zuerst darauf ein. Helfen die Schritte nicht, verweisen Sie auf [Adresse des Supports] und sagen Sie, welche Angaben bereitliegen sollten.',
    },
    concise: {
      name: 'Kurz und sachlich',
      text: 'Antworten Sie in ein oder zwei Sätzen, ohne Begrüßung und ohne Schlussformel. Nennen Sie Zahlen, Daten und Preise zuerst. Hängt etwas von einer Bedingung ab, nennen Sie sie.',
    },
  },
  instructionPlaces: {
    '[Firma]': 'name',
    '[Name]': 'name',
    '[E-Mail-Adresse oder Telefonnummer]': 'contact',
    '[E-Mail-Adresse]': 'email',
    '[Adresse des Supports]': 'email',
    '[Telefonnummer oder Adresse der Buchungsseite]': 'phone',
  },
};
