import type { MailWords } from './MailWords.ts';

export const ES_MAIL_WORDS: MailWords = {
  on: ['El', 'En'],
  wrote: ['escribió', 'ha escrito', 'escribio'],
  labels: {
    from: ['De', 'Remitente'],
    date: ['Enviado', 'Fecha', 'Enviado el'],
    to: ['Para', 'A'],
    cc: ['Cc'],
    subject: ['Asunto'],
  },
  original: ['Mensaje original', 'Mensaje Original'],
  forwarded: ['Mensaje reenviado', 'Inicio del mensaje reenviado', 'Comienzo del mensaje reenviado'],
  sentFrom: ['Enviado desde', 'Enviado con', 'Obtener Outlook para'],
  legal: ['confidencial', 'confidencialidad', 'aviso legal', 'Registro Mercantil'],
  reply: ['RE'],
  forward: ['RV'],
  unattended: ['noresponder', 'no-responder'],
  automatic: ['Respuesta automática', 'Fuera de la oficina'],
};
