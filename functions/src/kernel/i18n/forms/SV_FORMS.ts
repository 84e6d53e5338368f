import type { FormTexts } from './FormTexts.ts';

/** Words around a form in Swedish. */
export const SV_FORMS: FormTexts = {
  send: 'Skicka',
  sending: 'Skickar…',
  thanks: 'Tack. Dina uppgifter har skickats.',
  optional: 'frivilligt',
  choose: 'Välj ett svar',
  yes: 'Ja',
  problems: 'Inget har skickats än. Kontrollera:',
  privacy: '{business} använder dina uppgifter för att hantera ditt ärende.',
  privacyLink: 'Integritetspolicy',
  faults: {
    missing: 'Fyll i det här fältet.',
    'too-long': 'Korta texten till högst {max} tecken.',
    unreadable: 'Texten innehåller tecken som vi inte kan läsa. Skriv den igen.',
    email: 'Ange en fullständig e-postadress, till exempel namn@example.com.',
    phone: 'Ange ett telefonnummer, till exempel +46 8 123 45 67.',
    number: 'Ange ett tal med siffror, till exempel 12 eller 3,5.',
    small: 'Ange {bound} eller mer.',
    large: 'Ange {bound} eller mindre.',
    date: 'Ange en dag, till exempel 2026-12-31.',
    early: 'Ange {bound} eller en senare dag.',
    late: 'Ange {bound} eller en tidigare dag.',
    option: 'Välj ett av svaren.',
    pattern: 'Kontrollera uppgiften: den har inte den väntade formen.',
    consent: 'Kryssa i rutan: vi behöver ditt samtycke.',
  },
  files: {
    type: 'Välj en bild (JPEG, PNG, WebP) eller en PDF-fil.',
    large: 'Filen är för stor. Högst {max} MB är möjligt.',
    damaged: 'Filen går inte att läsa. Välj en annan.',
    unsafe: 'Filen bedömdes som osäker och har inte tagits emot.',
    unchecked: 'Filen kunde inte kontrolleras. Försök igen senare.',
  },
  gone: 'Det här formuläret finns inte, eller inte längre.',
  full: 'Inget har skickats: dagens maximum är nått. Det du har skrivit finns kvar. Försök igen i morgon.',
};
