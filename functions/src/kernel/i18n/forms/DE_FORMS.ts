import type { FormTexts } from './FormTexts.ts';

/** Words around a form in German. */
export const DE_FORMS: FormTexts = {
  send: 'Absenden',
  sending: 'Wird gesendet …',
  thanks: 'Vielen Dank. Ihre Angaben sind bei uns eingegangen.',
  optional: 'freiwillig',
  choose: 'Bitte auswählen',
  yes: 'Ja',
  problems: 'Es wurde noch nichts gesendet. Bitte prüfen Sie:',
  privacy: '{business} verwendet Ihre Angaben, um Ihr Anliegen zu bearbeiten.',
  privacyLink: 'Datenschutzerklärung',
  faults: {
    missing: 'Bitte füllen Sie dieses Feld aus.',
    'too-long': 'Bitte kürzen Sie den Text auf höchstens {max} Zeichen.',
    unreadable: 'Der Text enthält Zeichen, die wir nicht lesen können. Bitte geben Sie ihn neu ein.',
    email: 'Bitte geben Sie eine vollständige E-Mail-Adresse an, zum Beispiel name@example.com.',
    phone: 'Bitte geben Sie eine Telefonnummer an, zum Beispiel +49 30 123456.',
    number: 'Bitte geben Sie eine Zahl in Ziffern an, zum Beispiel 12 oder 3,5.',
    small: 'Bitte geben Sie mindestens {bound} an.',
    large: 'Bitte geben Sie höchstens {bound} an.',
    date: 'Bitte geben Sie einen Tag an, zum Beispiel 31.12.2026.',
    early: 'Bitte geben Sie den {bound} oder einen späteren Tag an.',
    late: 'Bitte geben Sie den {bound} oder einen früheren Tag an.',
    option: 'Bitte wählen Sie eine der Antworten aus.',
    pattern: 'Bitte prüfen Sie diese Angabe: Sie hat nicht die erwartete Form.',
    consent: 'Bitte setzen Sie hier ein Häkchen: Wir brauchen Ihre Einwilligung.',
  },
  files: {
    type: 'Bitte wählen Sie ein Bild (JPEG, PNG, WebP) oder eine PDF-Datei.',
    large: 'Die Datei ist zu groß. Möglich sind höchstens {max} MB.',
    damaged: 'Die Datei lässt sich nicht lesen. Bitte wählen Sie eine andere.',
    unsafe: 'Die Datei wurde als unsicher erkannt und nicht angenommen.',
    unchecked: 'Die Datei konnte nicht geprüft werden. Bitte versuchen Sie es später noch einmal.',
  },
  gone: 'Dieses Formular gibt es nicht oder nicht mehr.',
  full: 'Es wurde nichts gesendet: Die Höchstzahl für heute ist erreicht. Ihre Angaben stehen noch da. Bitte versuchen Sie es morgen noch einmal.',
};
