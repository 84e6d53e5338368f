import type { FormTexts } from './FormTexts.ts';

/** Words around a form in Danish. */
export const DA_FORMS: FormTexts = {
  send: 'Send',
  sending: 'Sender…',
  thanks: 'Tak. Dine oplysninger er sendt.',
  optional: 'valgfrit',
  choose: 'Vælg venligst',
  yes: 'Ja',
  problems: 'Der er ikke sendt noget endnu. Kontrollér venligst:',
  privacy: '{business} bruger dine oplysninger til at behandle din henvendelse.',
  privacyLink: 'Privatlivspolitik',
  faults: {
    missing: 'Udfyld venligst dette felt.',
    'too-long': 'Forkort venligst teksten til højst {max} tegn.',
    unreadable: 'Teksten har tegn, som vi ikke kan læse. Skriv den venligst igen.',
    email: 'Angiv venligst en fuldstændig e-mailadresse, for eksempel navn@example.com.',
    phone: 'Angiv venligst et telefonnummer, for eksempel +45 12 34 56 78.',
    number: 'Angiv venligst et tal med cifre, for eksempel 12 eller 3,5.',
    small: 'Angiv venligst mindst {bound}.',
    large: 'Angiv venligst højst {bound}.',
    date: 'Angiv venligst en dag, for eksempel 31.12.2026.',
    early: 'Angiv venligst {bound} eller en senere dag.',
    late: 'Angiv venligst {bound} eller en tidligere dag.',
    option: 'Vælg venligst et af svarene.',
    pattern: 'Kontrollér venligst oplysningen: den har ikke den forventede form.',
    consent: 'Sæt venligst kryds her: vi har brug for dit samtykke.',
  },
  files: {
    type: 'Vælg venligst et billede (JPEG, PNG, WebP) eller en PDF-fil.',
    large: 'Filen er for stor. Højst {max} MB er muligt.',
    damaged: 'Filen kan ikke læses. Vælg venligst en anden.',
    unsafe: 'Filen blev vurderet som usikker og er ikke modtaget.',
    unchecked: 'Filen kunne ikke kontrolleres. Prøv igen senere.',
  },
  gone: 'Denne formular findes ikke, eller ikke mere.',
  full: 'Der er ikke sendt noget: dagens maksimum er nået. Det, du har skrevet, står her stadig. Prøv igen i morgen.',
};
