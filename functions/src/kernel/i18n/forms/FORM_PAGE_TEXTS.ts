import type { Locale } from '@parlance/domain/locales';

interface FormPageTexts {
  /** Heading once it was sent. */
  sent: string;
  /** Below a field that takes a file; {max} is a number of megabytes. */
  file: string;
  /** Above the form when a file has to be chosen again: browsers keep none. */
  fileAgain: string;
  /** Above the form when nothing was taken: open for too long, and for want of our database. */
  expired: string;
  failed: string;
  /** The whole page: for want of our database, and when what was sent is longer than can be taken. */
  away: string;
  large: string;
  /** Name of the other language's page, in that language. */
  otherLanguage: string;
}

/** Words of the page that a form has of its own, beside `FORM_TEXTS`. */
export const FORM_PAGE_TEXTS: Readonly<Record<Locale, FormPageTexts>> = {
  en: {
    sent: 'Thank you',
    file: 'A picture (JPEG, PNG, WebP) or a PDF file, at most {max} MB.',
    fileAgain: 'Please choose your files once more.',
    expired:
      'Nothing has been sent yet, because this page was open for too long. What you entered is still there: please send it once more.',
    failed: 'Nothing has been sent because of a fault. What you entered is still there: please try again now.',
    away: 'This page does not work at the moment, and nothing has been sent. Please go back in your browser and try again now.',
    large:
      'Nothing has been sent: the files are too large together. Please go back in your browser and choose smaller ones.',
    otherLanguage: 'Deutsch',
  },
  de: {
    sent: 'Vielen Dank',
    file: 'Ein Bild (JPEG, PNG, WebP) oder eine PDF-Datei, höchstens {max} MB.',
    fileAgain: 'Bitte wählen Sie Ihre Dateien noch einmal aus.',
    expired:
      'Es wurde noch nichts gesendet, weil diese Seite zu lange offen war. Ihre Angaben stehen noch da: Bitte senden Sie sie noch einmal ab.',
    failed:
      'Wegen einer Störung wurde nichts gesendet. Ihre Angaben stehen noch da: Bitte versuchen Sie es gleich noch einmal.',
    away: 'Diese Seite ist gerade gestört, und es wurde nichts gesendet. Bitte gehen Sie im Browser zurück und versuchen Sie es gleich noch einmal.',
    large:
      'Es wurde nichts gesendet: Die Dateien sind zusammen zu groß. Bitte gehen Sie im Browser zurück und wählen Sie kleinere aus.',
    otherLanguage: 'English',
  },
};
