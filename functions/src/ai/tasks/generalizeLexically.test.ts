import { describe, expect, it } from 'vitest';
import { generalizeLexically } from './generalizeLexically.ts';

const of = (question: string, text: string) => generalizeLexically({ question, text });

describe('generalizeLexically', () => {
  it.each([
    [
      'do you engrave bells',
      'Hi Anna, thanks for your patience! I asked the workshop: we engrave bells for 12 euros, up to 20 letters. It takes 3 days. Hope that helps! Best regards, Tom',
      'We engrave bells for 12 euros, up to 20 letters. It takes 3 days.',
      'en',
      'Do you engrave bells?',
    ],
    [
      'Kann man bei Ihnen auch mit Twint zahlen?',
      'Guten Tag Frau Müller,\nvielen Dank für Ihre Frage. Ich habe nachgefragt: Twint nehmen wir im Laden, online leider nicht.\nViele Grüße\nJonas Weber',
      'Twint nehmen wir im Laden, online leider nicht.',
      'de',
      'Kann man bei Ihnen auch mit Twint zahlen?',
    ],
    [
      'Is there a discount for students?',
      'One moment, let me check.\nGood news: students get 10 % off with a valid card. Anything else I can help with?',
      'Students get 10 % off with a valid card.',
      'en',
      'Is there a discount for students?',
    ],
  ])('keeps what a reply says to everybody: %s', (question, text, answer, locale, asked) => {
    expect(of(question, text)).toEqual([{ locale, question: asked, answer }]);
  });

  it.each([
    ['Where is my order?', 'Hi! Your order left us yesterday and arrives on Friday.'],
    ['Wann kommt das?', 'Hallo Herr Braun, Ihre Bestellung kommt am Freitag an.'],
    ['Do you ship to Malta?', 'Hello! I will ask and call you back. Thanks, Tom'],
    ['Versand nach Malta?', 'Einen Moment, ich schaue nach.'],
    ['Twint?', 'Guten Tag, ich habe im Lager nachgesehen und Ihnen alles Weitere per E-Mail geschickt.'],
    ['Twint?', 'Hello, I have checked with our warehouse and sent you the details by e-mail.'],
    ['Anything?', ''],
  ])('finds nothing for everybody in the answer to “%s”', (question, text) => {
    expect(of(question, text)).toEqual([]);
  });
});
