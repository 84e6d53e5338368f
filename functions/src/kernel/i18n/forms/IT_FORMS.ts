import type { FormTexts } from './FormTexts.ts';

/** Words around a form in Italian. */
export const IT_FORMS: FormTexts = {
  send: 'Invia',
  sending: 'Invio in corso…',
  thanks: 'Grazie. I suoi dati sono stati inviati.',
  optional: 'facoltativo',
  choose: 'Scelga una risposta',
  yes: 'Sì',
  problems: 'Non è stato ancora inviato nulla. Controlli:',
  privacy: '{business} usa i suoi dati per rispondere alla sua richiesta.',
  privacyLink: 'Informativa sulla privacy',
  faults: {
    missing: 'Compili questo campo.',
    'too-long': 'Riduca il testo a un massimo di {max} caratteri.',
    unreadable: 'Il testo contiene caratteri illeggibili. Lo inserisca di nuovo.',
    email: 'Indichi un indirizzo e-mail completo, ad esempio nome@example.com.',
    phone: 'Indichi un numero di telefono, ad esempio +39 06 123456.',
    number: 'Indichi un numero in cifre, ad esempio 12 o 3,5.',
    small: 'Indichi almeno {bound}.',
    large: 'Indichi al massimo {bound}.',
    date: 'Indichi un giorno, ad esempio 31/12/2026.',
    early: 'Indichi il {bound} o un giorno successivo.',
    late: 'Indichi il {bound} o un giorno precedente.',
    option: 'Scelga una delle risposte.',
    pattern: 'Controlli questo dato: non ha la forma prevista.',
    consent: 'Spunti questa casella: serve il suo consenso.',
  },
  files: {
    type: 'Scelga un’immagine (JPEG, PNG, WebP) o un file PDF.',
    large: 'Il file è troppo grande. Sono possibili al massimo {max} MB.',
    damaged: 'Il file non è leggibile. Ne scelga un altro.',
    unsafe: 'Il file è risultato non sicuro e non è stato accettato.',
    unchecked: 'Non è stato possibile controllare il file. Riprovi più tardi.',
  },
  gone: 'Questo modulo non è disponibile o non lo è più.',
  full: 'Non è stato inviato nulla: è stato raggiunto il massimo per oggi. I dati inseriti ci sono ancora. Riprovi domani.',
};
