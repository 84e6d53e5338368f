import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Locale } from '@parlance/domain/locales';

/** Texts around calls. None has figures or addresses, so that each can be translated (`inVisitorsLanguage`). */
export interface ActionTexts {
  /** Before the list of what is missing. */
  needs: string;
  /** Before and behind what would be sent. */
  wouldSend: string;
  agree: string;
  done: string;
  declined: string;
  expired: string;
  changed: string;
  failed: string;
  /** A change that was not made, and one of which nothing is known. */
  notDone: string;
  unknown: string;
  /** In the playground, where nothing is changed. */
  onlyShown: string;
}

const EN: ActionTexts = {
  needs: 'For that I need to know:',
  wouldSend: 'I can do that for you. This is what I would send:',
  agree: 'Shall I send it? Please answer “Yes” or “No”.',
  done: 'That is done.',
  declined: 'All right, nothing was sent.',
  expired: 'Too much time has passed, so nothing was sent. Please ask again.',
  changed: 'This has been changed meanwhile, so nothing was sent. Please ask again.',
  failed:
    'I could not look that up just now. Please try again later, or leave a message and a person will get back to you.',
  notDone: 'That did not work: nothing was changed. You can leave a message, and a person will get back to you.',
  unknown:
    'I have sent it, but I do not know whether it has worked. Please do not ask for it again: leave a message, and a person will look after it.',
  onlyShown: 'In the playground nothing is sent that changes something. The test bench for actions does.',
};

const DE_SHARED = {
  needs: 'Dafür brauche ich noch:',
  done: 'Das ist erledigt.',
  declined: 'In Ordnung, es wurde nichts gesendet.',
  onlyShown: 'Im Testbereich wird nichts gesendet, was etwas ändert. Dafür gibt es dort den Prüfstand für Aktionen.',
};

const DE_FORMAL: ActionTexts = {
  ...DE_SHARED,
  wouldSend: 'Das kann ich für Sie erledigen. Folgendes würde ich senden:',
  agree: 'Soll ich das senden? Bitte antworten Sie mit „Ja“ oder „Nein“.',
  expired: 'Inzwischen ist zu viel Zeit vergangen, deshalb wurde nichts gesendet. Bitte fragen Sie noch einmal.',
  changed: 'Hier hat sich inzwischen etwas geändert, deshalb wurde nichts gesendet. Bitte fragen Sie noch einmal.',
  failed:
    'Das konnte ich gerade nicht nachsehen. Bitte versuchen Sie es später noch einmal oder hinterlassen Sie eine Nachricht, dann meldet sich jemand bei Ihnen.',
  notDone:
    'Das hat nicht geklappt: Es wurde nichts geändert. Sie können eine Nachricht hinterlassen, dann meldet sich jemand bei Ihnen.',
  unknown:
    'Ich habe es gesendet, weiß aber nicht, ob es geklappt hat. Bitte beauftragen Sie es nicht noch einmal: Hinterlassen Sie eine Nachricht, dann kümmert sich jemand darum.',
};

const DE_INFORMAL: ActionTexts = {
  ...DE_SHARED,
  wouldSend: 'Das kann ich für dich erledigen. Folgendes würde ich senden:',
  agree: 'Soll ich das senden? Bitte antworte mit „Ja“ oder „Nein“.',
  expired: 'Inzwischen ist zu viel Zeit vergangen, deshalb wurde nichts gesendet. Bitte frag noch einmal.',
  changed: 'Hier hat sich inzwischen etwas geändert, deshalb wurde nichts gesendet. Bitte frag noch einmal.',
  failed:
    'Das konnte ich gerade nicht nachsehen. Bitte versuch es später noch einmal oder hinterlass eine Nachricht, dann meldet sich jemand bei dir.',
  notDone:
    'Das hat nicht geklappt: Es wurde nichts geändert. Du kannst eine Nachricht hinterlassen, dann meldet sich jemand bei dir.',
  unknown:
    'Ich habe es gesendet, weiß aber nicht, ob es geklappt hat. Bitte beauftrage es nicht noch einmal: Hinterlass eine Nachricht, dann kümmert sich jemand darum.',
};

/** The texts around calls in the language of the question. */
export function actionTexts(locale: Locale, formality: Chatbot['formality']): ActionTexts {
  if (locale === 'en') return EN;
  return formality === 'formal' ? DE_FORMAL : DE_INFORMAL;
}
