import type { Locale } from '@parlance/domain/locales';

/** Most common questions to the demo shop, after another question where there is one, and the beginning of the answer. */
export const COMMON_QUESTIONS: Readonly<Record<Locale, [question: string, previous: string | null, fact: string][]>> = {
  en: [
    ['How long does shipping to Austria take?', null, '3 to 4 working days'],
    ['How much is shipping to Germany?', null, '€4.90'],
    ['And what does it cost?', 'How long does shipping to Austria take?', 'Austria: €7.90'],
    ['And to Switzerland?', 'What does shipping to Austria cost?', 'Switzerland: €14.90'],
    ['What are your opening hours?', null, 'Monday to Friday from 10 am to 7 pm'],
    ['Are you open on Saturday?', null, 'Saturday from 10 am to 6 pm'],
    ['How long do I have to return something?', null, '30 days'],
    ['What is the warranty on boots?', null, 'two years'],
    ['What does the club membership cost?', null, '€24'],
    ['What is your phone number?', null, '+49 761 5550 140'],
    ['What does a new zip cost?', null, '€45'],
    ['Do you have express delivery?', null, '€12.90'],
  ],
  de: [
    ['Wie lange dauert der Versand nach Österreich?', null, '3 bis 4 Werktage'],
    ['Was kostet der Versand nach Österreich?', null, '7,90 €'],
    ['Und was kostet das?', 'Wie lange dauert der Versand nach Österreich?', 'Österreich: 7,90 €'],
    ['Und in die Schweiz?', 'Was kostet der Versand nach Österreich?', 'Schweiz: 14,90 €'],
    ['Wann haben Sie geöffnet?', null, '10 bis 19 Uhr'],
    ['Haben Sie samstags geöffnet?', null, '10 bis 18 Uhr'],
    ['Wie lange kann ich etwas zurückgeben?', null, '30 Tagen'],
    ['Wie ist die Garantie auf Rucksäcke?', null, '10 Jahre'],
    ['Was kostet die Mitgliedschaft?', null, '24 €'],
    ['Wie ist Ihre Telefonnummer?', null, '+49 761 5550 140'],
    ['Wie wasche ich meine Regenjacke?', null, '30 °C'],
    ['Was kostet Expressversand?', null, '12,90 €'],
  ],
};
