import type { AutomaticShape } from './AutomaticShape.ts';
import { reportPart } from './reportPart.ts';

/** Automatic replies, notices and mailing lists. */
export const AUTOMATIC_SHAPES: readonly AutomaticShape[] = [
  {
    name: 'Exchange, English',
    subject: 'Automatic reply: Your order',
    headers: [
      ['Auto-Submitted', 'auto-generated'],
      ['X-Auto-Response-Suppress', 'All'],
      ['Return-Path', '<>'],
    ],
  },
  { name: 'Exchange, German, without headers', subject: 'Automatische Antwort: Ihre Bestellung', headers: [] },
  { name: 'Exchange, French, without headers', subject: 'Réponse automatique : Votre commande', headers: [] },
  { name: 'Exchange, Spanish, without headers', subject: 'Respuesta automática: Su pedido', headers: [] },
  { name: 'Exchange, Italian, without headers', subject: 'Risposta automatica: Il suo ordine', headers: [] },
  { name: 'Exchange, Dutch, without headers', subject: 'Automatisch antwoord: Uw bestelling', headers: [] },
  { name: 'Exchange, Polish, without headers', subject: 'Automatyczna odpowiedź: Zamówienie', headers: [] },
  {
    name: 'Exchange 2003',
    subject: 'Out of Office AutoReply: Your order',
    headers: [['X-Auto-Response-Suppress', 'DR, OOF, AutoReply']],
  },
  {
    name: 'Gmail vacation',
    subject: 'Im Urlaub Re: Ihre Bestellung',
    headers: [
      ['Auto-Submitted', 'auto-replied'],
      ['Precedence', 'bulk'],
      ['X-Autoreply', 'yes'],
    ],
  },
  { name: 'GMX', subject: 'Abwesenheitsnotiz: Ihre Bestellung', headers: [] },
  { name: 'web.de', subject: 'Abwesenheit (Re: Ihre Bestellung)', headers: [['Auto-Submitted', 'auto-replied']] },
  { name: 'T-Online', subject: 'Abwesenheitsnotiz', headers: [['X-Autoresponder', 'yes']] },
  {
    name: 'Sieve vacation',
    subject: 'Auto: Ihre Bestellung',
    headers: [
      ['Auto-Submitted', 'auto-replied (vacation)'],
      ['Precedence', 'junk'],
    ],
  },
  {
    name: 'cPanel',
    subject: 'Re: Ihre Bestellung',
    headers: [
      ['X-Autorespond', 'Re: Ihre Bestellung'],
      ['Precedence', 'auto_reply'],
    ],
  },
  {
    name: 'Plesk',
    subject: 'Re: Ihre Bestellung',
    headers: [
      ['X-Autoreply', 'true'],
      ['Precedence', 'bulk'],
    ],
  },
  {
    name: 'Lotus Notes agent',
    subject: 'Max Muster/Muster is out of the office.',
    headers: [
      ['Auto-Submitted', 'auto-replied'],
      ['X-Mailer', 'Lotus Notes'],
    ],
  },
  {
    name: 'vacation(1)',
    subject: 'away from my mail',
    headers: [
      ['Precedence', 'bulk'],
      ['Return-Path', '<>'],
    ],
  },
  {
    name: 'Zendesk',
    subject: '[Request received] Ihre Bestellung',
    from: 'support@tickets.example',
    headers: [
      ['Auto-Submitted', 'auto-generated'],
      ['X-Auto-Response-Suppress', 'All'],
    ],
  },
  {
    name: 'OTRS',
    subject: '[Ticket#2026010510000012] RE: Ihre Bestellung',
    from: 'otrs@tickets.example',
    headers: [
      ['Precedence', 'bulk'],
      ['Auto-Submitted', 'auto-generated'],
      ['X-Powered-By', 'OTRS'],
    ],
  },
  {
    name: 'Jira',
    subject: '[JIRA] (SUP-12) Ihre Bestellung',
    from: 'jira@tickets.example',
    headers: [
      ['Auto-Submitted', 'auto-generated'],
      ['Precedence', 'bulk'],
    ],
  },
  {
    name: 'Freshdesk',
    subject: 'Ticket Received - Ihre Bestellung',
    from: 'support@fd.example',
    headers: [
      ['Auto-Submitted', 'auto-replied'],
      ['X-Auto-Response-Suppress', 'DR, RN, NRN, OOF, AutoReply'],
    ],
  },
  {
    name: 'a newsletter',
    subject: 'Angebote im Januar',
    from: 'news@versand.example',
    headers: [
      ['List-Unsubscribe', '<https://versand.example/u>'],
      ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
      ['Precedence', 'bulk'],
    ],
  },
  {
    name: 'a newsletter without precedence',
    subject: 'Sale',
    from: 'sale@versand.example',
    headers: [['List-Unsubscribe', '<mailto:u@versand.example>']],
  },
  {
    name: 'Mailman',
    subject: '[zelte] Treffen im Mai',
    from: 'eva@leute.example',
    headers: [
      ['List-Id', 'Zelte <zelte.listen.example>'],
      ['Precedence', 'list'],
      ['List-Post', '<mailto:zelte@listen.example>'],
    ],
  },
  {
    name: 'Google Groups',
    subject: '[Zelte] Treffen',
    from: 'ina@leute.example',
    headers: [
      ['Precedence', 'list'],
      ['Mailing-list', 'list zelte@gruppen.example; contact owner@gruppen.example'],
      ['List-ID', '<zelte.gruppen.example>'],
    ],
  },
  { name: 'a parcel service', subject: 'Ihr Paket kommt morgen', from: 'noreply@paket.example', headers: [] },
  {
    name: 'cron',
    subject: 'Cron <root@web> /usr/bin/backup',
    from: 'root@web.example',
    headers: [
      ['X-Cron-Env', '<SHELL=/bin/sh>'],
      ['Auto-Submitted', 'auto-generated'],
    ],
  },
  {
    name: 'a reader’s receipt of Outlook',
    subject: 'Gelesen: Ihre Bestellung',
    headers: [],
    part: reportPart('disposition-notification', 'Disposition: manual-action/MDN-sent-manually; displayed\n'),
  },
  {
    name: 'a complaint',
    subject: 'FW: Ihre Bestellung',
    from: 'feedback@provider.example',
    headers: [],
    part: reportPart('feedback-report', 'Feedback-Type: abuse\n'),
  },
  {
    name: 'a calendar’s acceptance',
    subject: 'Zugesagt: Termin',
    headers: [],
    part: {
      multipart: 'alternative',
      parts: [
        { type: 'text/plain', text: '' },
        { type: 'text/calendar; method=REPLY', text: 'BEGIN:VCALENDAR\nMETHOD:REPLY\nEND:VCALENDAR' },
      ],
    },
  },
];
