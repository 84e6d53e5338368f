import type { FormTemplateTexts } from './FormTemplateTexts.ts';

/** Forms to begin with in German. */
export const DE_FORM_TEMPLATES: FormTemplateTexts = {
  titles: { contact: 'Kontakt', callback: 'Rückruf anfordern', warranty: 'Reklamation' },
  intros: {
    contact: 'Schreiben Sie uns. Wir antworten per E-Mail.',
    callback: 'Hinterlassen Sie Ihre Nummer. Wir rufen Sie zurück.',
    warranty:
      'Ist etwas defekt oder fehlt ein Teil? Schildern Sie es hier. Mit einem Bild können wir schneller entscheiden.',
  },
  thanks: {
    contact: 'Vielen Dank. Ihre Nachricht ist angekommen, wir antworten per E-Mail.',
    callback: 'Vielen Dank. Wir rufen Sie zur gewünschten Zeit an.',
    warranty: 'Vielen Dank. Wir prüfen Ihre Reklamation und melden uns bei Ihnen.',
  },
  questions: {
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    phone: 'Ihre Telefonnummer',
    topic: 'Worum geht es?',
    message: 'Ihre Nachricht',
    day: 'Tag des Rückrufs',
    time: 'Uhrzeit des Rückrufs',
    order: 'Bestellnummer',
    bought: 'Kaufdatum',
    problem: 'Was ist passiert?',
    details: 'Beschreiben Sie den Mangel',
    photo: 'Bild des Mangels',
    agreed:
      'Ich willige ein, dass meine Angaben verwendet werden, um mein Anliegen zu bearbeiten. Meine Einwilligung kann ich jederzeit widerrufen.',
  },
  answers: {
    order: 'Um eine Bestellung',
    product: 'Um ein Produkt',
    other: 'Um etwas anderes',
    morning: 'Vormittags',
    afternoon: 'Nachmittags',
    evening: 'Abends',
    broken: 'Der Artikel ist defekt',
    incomplete: 'Es fehlt etwas',
    wrong: 'Es ist der falsche Artikel',
  },
  privacy:
    'Verantwortlich: [Name und Anschrift des Unternehmens]. Wir verwenden Ihre Angaben, um Ihr Anliegen zu bearbeiten, auf Grundlage Ihrer Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO) oder unseres Vertrags mit Ihnen (Art. 6 Abs. 1 Buchst. b DSGVO). Wir löschen sie, sobald sie nicht mehr benötigt werden, spätestens nach [Zeitraum]. Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Datenübertragbarkeit und können sich bei einer Aufsichtsbehörde beschweren.',
};
