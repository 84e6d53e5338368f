import type { TeamTexts } from './TeamTexts.ts';

export const DE_TEAM_TEXTS: TeamTexts = {
  handover: '{chatbot}: Jemand möchte mit Ihrem Team sprechen',
  lead: '{chatbot}: Neue Kontaktanfrage',
  message: 'Besucher:',
  joined: '{agent} hat die Unterhaltung übernommen. Was {agent} in diesem Thread schreibt, geht an den Besucher.',
  left: '{agent} hat die Unterhaltung an den Chatbot zurückgegeben.',
  connected: 'Dieser Kanal ist mit Parlance verbunden. Neue Anfragen erscheinen hier.',
  test: 'Ein Test von Parlance: Es funktioniert.',
  visitor: 'Ein Besucher',
  buttons: { join: 'Übernehmen', leave: 'Zurückgeben', open: 'In Parlance öffnen' },
  refusals: {
    stranger:
      'Parlance kennt Sie nicht, deshalb ging das nicht an den Besucher. Bitten Sie den Inhaber, die E-Mail-Adresse einzuladen, die Sie in Slack haben, mit einer Rolle, die Besuchern schreiben darf.',
    taken:
      '{agent} hat die Unterhaltung, deshalb ging das nicht an den Besucher. {agent} kann sie mit dem Knopf in diesem Thread zurückgeben.',
    nobody: 'Im Moment hat niemand diese Unterhaltung.',
    files:
      'Dateien werden aus Slack nicht weitergegeben, deshalb ging davon nichts an den Besucher. Senden Sie sie in Parlance.',
    'too-long':
      'Das ist länger als {max} Zeichen, deshalb ging es nicht an den Besucher. Schreiben Sie es in mehreren Nachrichten.',
    failed: 'Das hat den Besucher nicht erreicht. Bitte schreiben Sie es noch einmal, oder in Parlance.',
  },
};
