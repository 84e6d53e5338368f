import { expect, it } from 'vitest';
import { smallTalkOf } from './smallTalkOf.ts';

it.each([
  [
    'greeting',
    ['Hi', 'Hello!', 'hey there', 'Good morning', 'Hallo', 'Guten Tag!', 'Moin', 'Grüß Gott', 'Hallo zusammen 👋'],
  ],
  [
    'thanks',
    [
      'Thanks!',
      'Thank you so much',
      'ok thanks',
      'Danke',
      'Vielen Dank!',
      'Danke schön',
      'Vielen Dank für Ihre Hilfe',
      'Okay',
      'Super',
    ],
  ],
  ['goodbye', ['Bye', 'Goodbye!', 'Thanks, bye', 'Tschüss', 'Auf Wiedersehen', 'Danke und tschüss', 'Have a nice day']],
  [
    'robot',
    [
      'Are you a robot?',
      'Are you a bot or a human?',
      'Am I talking to a real person?',
      'Bist du ein Mensch?',
      'Sind Sie ein Roboter?',
      'Spreche ich mit einem Menschen?',
      'Are you human?',
    ],
  ],
  [
    'agent',
    [
      'I want a person',
      'Can I talk to a human?',
      'I would like to speak to someone please',
      'Human please',
      'Ich möchte mit einem Mitarbeiter sprechen',
      'Kann ich mit einem Menschen sprechen?',
      'Mitarbeiter bitte',
      'I want to talk to a person',
      'Can I speak to a real human being, please?',
      'Can I talk to customer service?',
      'Could I chat with someone from your team?',
      'Ich will mit einem Menschen reden',
      'Ich möchte bitte mit dem Kundenservice sprechen',
      'Kann ich mit jemandem vom Kundenservice sprechen?',
      'Ansprechpartner bitte',
    ],
  ],
  [
    'abilities',
    ['What can you do?', 'Can you help me?', 'Help', 'Was kannst du?', 'Können Sie mir helfen?', 'Who are you?'],
  ],
] as const)('knows %s', (kind, texts) => {
  expect(texts.map((text) => [text, smallTalkOf(text)])).toEqual(texts.map((text) => [text, kind]));
});

it.each([
  'Hello, what does shipping cost?',
  'Hi, do you repair zips?',
  'Can you help me choose a tent?',
  'Thanks, and to Austria?',
  'Was können Sie reparieren?',
  'Are you open on Sunday?',
  'Can I talk to a human about my order 12345?',
  'Sind Sie am Samstag da?',
  'Who repairs boots?',
  'help me return my jacket',
  'Wie viele Mitarbeiter haben Sie?',
  'Is this a machine washable jacket?',
  '',
  '?',
])('takes %j for a question', (text) => {
  expect(smallTalkOf(text)).toBeUndefined();
});
