import type { MailWords } from './MailWords.ts';

export const FR_MAIL_WORDS: MailWords = {
  on: ['Le', 'En date de', 'Dans un e-mail daté du'],
  wrote: ['a écrit', 'écrit', 'ont écrit'],
  labels: {
    from: ['De', 'Expéditeur'],
    date: ['Envoyé', 'Date', 'Envoyé le'],
    to: ['À', 'A', 'Destinataire'],
    cc: ['Cc', 'Copie'],
    subject: ['Objet', 'Sujet'],
  },
  original: ["Message d'origine", 'Message d’origine', 'Message original', 'Message initial'],
  forwarded: ['Message transféré', 'Message réexpédié', 'Début du message transféré', 'Début du message réexpédié'],
  sentFrom: [
    'Envoyé de mon',
    'Envoyé depuis',
    'Envoyé à partir de',
    'Télécharger Outlook pour',
    'Obtenir Outlook pour',
    'Envoyé avec',
  ],
  legal: ['confidentiel', 'confidentielles', 'confidentialité', 'siège social', 'SIRET'],
  reply: ['RE', 'Ré', 'Rép'],
  forward: ['TR'],
  unattended: ['nepasrepondre', 'ne-pas-repondre'],
  automatic: ['Réponse automatique', 'Absence du bureau', "Message d'absence", 'Message d’absence'],
};
