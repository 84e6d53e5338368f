import type { FormTexts } from './FormTexts.ts';

/** Words around a form in Dutch. */
export const NL_FORMS: FormTexts = {
  send: 'Versturen',
  sending: 'Wordt verstuurd…',
  thanks: 'Bedankt. Uw gegevens zijn verstuurd.',
  optional: 'niet verplicht',
  choose: 'Maak een keuze',
  yes: 'Ja',
  problems: 'Er is nog niets verstuurd. Controleer:',
  privacy: '{business} gebruikt uw gegevens om uw verzoek te behandelen.',
  privacyLink: 'Privacyverklaring',
  faults: {
    missing: 'Vul dit veld in.',
    'too-long': 'Kort de tekst in tot hoogstens {max} tekens.',
    unreadable: 'De tekst bevat tekens die wij niet kunnen lezen. Typ hem opnieuw.',
    email: 'Geef een volledig e-mailadres op, bijvoorbeeld naam@example.com.',
    phone: 'Geef een telefoonnummer op, bijvoorbeeld +31 20 123 4567.',
    number: 'Geef een getal in cijfers op, bijvoorbeeld 12 of 3,5.',
    small: 'Geef {bound} of meer op.',
    large: 'Geef {bound} of minder op.',
    date: 'Geef een dag op, bijvoorbeeld 31-12-2026.',
    early: 'Geef {bound} of een latere dag op.',
    late: 'Geef {bound} of een eerdere dag op.',
    option: 'Kies een van de antwoorden.',
    pattern: 'Controleer dit gegeven: het heeft niet de verwachte vorm.',
    consent: 'Vink dit vakje aan: wij hebben uw toestemming nodig.',
  },
  files: {
    type: 'Kies een afbeelding (JPEG, PNG, WebP) of een pdf-bestand.',
    large: 'Het bestand is te groot. Hoogstens {max} MB is mogelijk.',
    damaged: 'Het bestand is niet te lezen. Kies een ander.',
    unsafe: 'Het bestand is als onveilig herkend en niet aangenomen.',
    unchecked: 'Het bestand kon niet worden gecontroleerd. Probeer het later opnieuw.',
  },
  gone: 'Dit formulier is er niet of niet meer.',
  full: 'Er is niets verstuurd: het maximum van vandaag is bereikt. Wat u hebt ingevuld, staat er nog. Probeer het morgen opnieuw.',
};
