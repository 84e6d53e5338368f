import { describe, expect, it } from 'vitest';
import { NO_ANSWER } from '../../noAnswer.ts';
import { extractAnswer } from './extractAnswer.ts';

const SHIPPING = {
  n: 1,
  heading: 'Shipping',
  text: 'Destination: Germany | Cost: €4.90\n\nDestination: Austria | Cost: €7.90\n\nDestination: Switzerland | Cost: €14.90',
};
const HOURS = { n: 2, heading: 'Öffnungszeiten', text: 'Montag bis Freitag 9 bis 18 Uhr. Samstags von 10 bis 14 Uhr.' };

describe('extractAnswer', () => {
  it('quotes the row that was asked for and not its neighbours', () => {
    expect(extractAnswer('What does shipping to Austria cost?', [SHIPPING, HOURS])).toBe('Austria: €7.90 [1]');
  });

  it('never answers with a question, and finds what stands behind it', () => {
    const text = 'Do you fix zips?\n\nThey are fixed for 15 euros.';
    const passages = [{ n: 1, heading: 'Help', text }];
    expect(extractAnswer('Do you fix zips?', passages)).toBe('They are fixed for 15 euros. [1]');
    expect(extractAnswer('Do you fix zips?', [{ n: 1, heading: 'Help', text: 'Do you fix zips?' }])).toBe(NO_ANSWER);
  });

  it.each([
    ['How do I log in?', 'How do I log out?'],
    ['Can I get my money back after 30 days?', 'Can I get my money back within 30 days?'],
    ['Kann ich von Basis zu Plus wechseln?', 'Kann ich von Plus zu Basis wechseln?'],
  ])('does not take the answer to "%s" for one to "%s"', (heading, question) => {
    const passages = [{ n: 1, heading, text: 'At the top of the page, for 30 days: In den Einstellungen.' }];
    expect(extractAnswer(question, passages)).toBe(NO_ANSWER);
    expect(extractAnswer(heading, passages)).not.toBe(NO_ANSWER);
  });

  it('asks less of another answer than of the first', () => {
    const text = 'A zip repair costs 18 euros. A zip repair of a jacket takes 7 days. Zip repairs are done in Bonn.';
    const passages = [{ n: 1, heading: 'Repairs', text }];
    const first = extractAnswer('What does a zip repair cost?', passages);
    expect(first).toContain('18 euros');
    expect(extractAnswer('What does a zip repair cost?', passages, first)).not.toContain('18 euros');
  });

  it('answers no yes-or-no question about a thing that stands nowhere', () => {
    const passages = [{ n: 1, heading: 'Rental', text: 'We rent out tents and stoves. You may rent them for a day.' }];
    expect(extractAnswer('Do you rent out kayaks?', passages)).toBe(NO_ANSWER);
    expect(extractAnswer('Do you rent out tents?', passages)).toContain('tents and stoves');
    const refunds = [{ n: 1, heading: 'Refunds', text: 'Refunds take 5 days.' }];
    expect(extractAnswer('Refund timeline?', refunds)).toContain('5 days');
    const verleih = [{ n: 1, heading: 'Verleih', text: 'Wir verleihen Zelte und Kocher.' }];
    expect(extractAnswer('Verleihen Sie auch Waschmaschinen?', verleih)).toBe(NO_ANSWER);
  });

  it('compares rows by the figure that is asked for', () => {
    const text = 'Table: Oslo table | Price: 1,299.00 euros\n\nTable: Bergen table | Price: 849.00 euros';
    const answer = extractAnswer('Which table is cheaper?', [{ n: 1, heading: 'Tables', text }]);
    expect(answer.split('\n')[0]).toContain('849.00 euros');
  });

  it.each([
    ['What does a tour cost for 12 people?', '10–20 people: 9 €'],
    ['What does a tour cost for a group of 30?', 'from 21: 7 €'],
    ['What does a tour cost?', '1–9 people: 12 €'],
    ['Is a suitcase of 25 kg allowed in economy?', 'Economy: suitcases up to 23 kg'],
    ['Is a suitcase of 25 kg allowed?', 'Business: suitcases up to 32 kg'],
    ['What is shipping for an order of 60 euros?', 'From 50 EUR it is free.'],
    ['Was kostet der Versand für 30 €?', 'Unter 50 € kostet er 4,90 €.'],
    ['Was kostet der Versand für 80 €?', 'Ab 50 € ist er frei.'],
  ])('answers %j with what holds the figure', (question, answer) => {
    const passages = [
      'Group: 1–9 people | Price: 12 €\n\nGroup: 10–20 people | Price: 9 €\n\nGroup: from 21 | Price: 7 €',
      'Class: Economy | Suitcases: up to 23 kg\n\nClass: Business | Suitcases: up to 32 kg',
      'Shipping of orders up to 50 EUR costs 4.90 EUR. From 50 EUR it is free.',
      'Der Versand ist schnell. Unter 50 € kostet er 4,90 €. Ab 50 € ist er frei.',
    ].map((text, index) => ({ n: index + 1, heading: ['Tours', 'Luggage', 'Shipping', 'Versand'][index] ?? '', text }));
    expect(extractAnswer(question, passages).split('\n')[0]).toContain(answer);
  });

  it.each([
    ['What is the deposit of the cargo bike?', NO_ANSWER],
    ['What is the price of the cargo bike?', '35 €'],
    ['What is the fee for the cargo bike?', '35 €'],
    ['What is the load of the cargo bike?', '100 kg'],
    ['Is there a helmet for the cargo bike?', 'helmet 3 €'],
    ['Is there a discount on the cargo bike?', NO_ANSWER],
    ['Wie hoch ist die Kaution für das Lastenrad?', NO_ANSWER],
    ['Wie hoch ist die Gebühr für das Lastenrad?', '35 €'],
    ['Gibt es einen Helm für das Lastenrad?', 'Helm 3 €'],
    ['Gibt es einen Rabatt auf das Lastenrad?', NO_ANSWER],
  ])('answers %j with a row that states it', (question, answer) => {
    const passages = [
      'Bike: Cargo bike | Price per day: 35 € | Helmet: 3 € | Maximum load: 100 kg',
      'Rad: Lastenrad | Preis am Tag: 35 € | Helm: 3 €',
    ].map((text, index) => ({ n: index + 1, heading: ['Rental', 'Verleih'][index] ?? '', text }));
    expect(extractAnswer(question, passages)).toContain(answer);
  });

  it('knows days of the year by their name', () => {
    const text = 'Day: 24 December | Hours: 9 to 13\n\nDay: 27 December | Hours: 9 to 18';
    const passages = [{ n: 1, heading: 'Opening hours', text }];
    expect(extractAnswer('Are you open on Christmas Eve?', passages)).toContain('9 to 13');
    const tage = [{ n: 1, heading: 'Öffnungszeiten', text: 'Am 31. Dezember ist von 9 bis 13 Uhr geöffnet.' }];
    expect(extractAnswer('Haben Sie an Silvester geöffnet?', tage)).toContain('31. Dezember');
    const dated = [
      { n: 1, heading: 'Opening hours', text: 'Day: 25 March | Hours: 9 to 18\n\nDay: 26 March | Hours: 10 to 13' },
    ];
    expect(extractAnswer('Are you open on Good Friday 2027?', dated)).toContain('10 to 13');
    const named = [
      {
        n: 1,
        heading: 'Öffnungszeiten',
        text: 'Tag: Karfreitag | Zeit: 10 bis 13 Uhr\n\nTag: Samstag | Zeit: 9 bis 18 Uhr',
      },
    ];
    expect(extractAnswer('Haben Sie am 26. März 2027 geöffnet?', named)).toContain('10 bis 13');
    expect(extractAnswer('Haben Sie an Karfreitag geöffnet?', named)).toContain('10 bis 13');
  });

  it('answers "and X?" with a sentence about X alone', () => {
    const text = 'Shirts can be returned within 30 days. Underwear cannot be returned.';
    const passages = [{ n: 1, heading: 'Returns', text }];
    expect(extractAnswer('Can I return shirts? And underwear?', passages)).toContain('Underwear cannot');
    expect(extractAnswer('Can I return shirts? And swimwear?', passages)).toBe(NO_ANSWER);
  });

  it('counts chat shorthand for nothing, and a negation or a unit for what it is', () => {
    const passages = [{ n: 1, heading: '', text: 'Wool is washed at 60 Grad. A zip repair costs 18 euros.' }];
    expect(extractAnswer('hiya guys btw wanna know whats a zip repair cost pls thx', passages)).toContain('18 euros');
    expect(extractAnswer('Wird Wolle mit 60 Grad gewaschen?', passages)).toContain('60 Grad');
  });

  it('meets the first part of a compound in a heading or a first cell by half, and nowhere else', () => {
    const question = 'Was kostet der Fahrradverleih in Bonn?';
    const price = 'Ein Tag kostet 9 Euro.';
    expect(extractAnswer(question, [{ n: 1, heading: 'Bonn › Fahrräder', text: price }])).toContain('9 Euro');
    const row = 'Was: Fahrrad | Preis: 9 Euro';
    expect(extractAnswer(question, [{ n: 1, heading: 'Bonn', text: row }])).toContain('9 Euro');
    const beside = 'Ein Fahrrad steht vor dem Laden, der Eintritt ist 9 Euro.';
    expect(extractAnswer(question, [{ n: 1, heading: 'Bonn', text: beside }])).toBe(NO_ANSWER);
  });

  it('reads what a story ends with', () => {
    const passages = [
      { n: 1, heading: '', text: 'A zip repair costs 18 euros.' },
      { n: 2, heading: '', text: 'We bought our old tents in Norway last summer on a trip with the family.' },
    ];
    const story = 'I was on a trip to Norway last summer with my family and an old tent, what does a zip repair cost?';
    expect(extractAnswer(story, passages)).toBe('A zip repair costs 18 euros. [1]');
  });

  it('does not take a name for another that looks like it', () => {
    const text = 'Person: Marta Klein | Day: Monday\n\nPerson: Maria Gross | Day: Friday';
    expect(extractAnswer('When is Maria Gross there?', [{ n: 1, heading: 'Team', text }])).not.toContain('Monday');
  });

  it('finds a sentence by its heading, in German', () => {
    expect(extractAnswer('Was sind die Öffnungszeiten am Samstag?', [SHIPPING, HOURS])).toContain(
      'Samstags von 10 bis 14 Uhr. [2]',
    );
  });

  it('says something else than before where the passages have it, and the same again where they do not', () => {
    const passages = [{ n: 1, heading: 'Zip repair', text: 'A zip repair costs 18 euros. A zip repair takes 7 days.' }];
    const first = extractAnswer('zip repair', passages);
    expect(extractAnswer('zip repair costs', passages, 'A zip repair costs 18 euros. [1]')).toBe(
      'A zip repair takes 7 days. [1]',
    );
    const both = `${first}\nA zip repair takes 7 days. [1]`;
    expect(extractAnswer('zip repair', passages, both)).toBe(first);
  });

  it('puts the sentence that states what was asked for first, wherever it stands', () => {
    const text =
      'A zip repair is done in our workshop. Please wash the jacket before. It takes 7 days and costs 18 euros.';
    const passages = [{ n: 1, heading: 'Zip repair', text }];
    expect(extractAnswer('What does a zip repair cost?', passages)).toMatch(
      /^It takes 7 days and costs 18 euros\. \[1\]/,
    );
    expect(extractAnswer('Where is a zip repair done?', passages)).toMatch(
      /^A zip repair is done in our workshop\. \[1\]/,
    );
  });

  it('compares two rows', () => {
    const answer = extractAnswer('Which is cheaper, shipping to Austria or to Switzerland?', [SHIPPING]);
    expect(answer.split('\n').toSorted()).toEqual(['Austria: €7.90 [1]', 'Switzerland: €14.90 [1]']);
  });

  it.each([
    ['Which plan is cheaper, Solo or Studio?', ['Solo costs 9 euros', 'Studio is 19 euros']],
    ['What is the difference between Solo and Studio?', ['Solo costs 9 euros', 'Studio is 19 euros']],
    ['Is Studio cheaper than Solo?', ['Solo costs 9 euros', 'Studio is 19 euros']],
    ['Was ist der Unterschied zwischen Tarif Klein und Tarif Groß?', ['Klein umfasst', 'Groß umfasst']],
  ])('says of both what %j compares', (question, said) => {
    const passages = [
      { n: 1, heading: 'Plans › Solo', text: 'Solo costs 9 euros a month. It is for one person.' },
      { n: 2, heading: 'Plans › Studio', text: 'Studio is 19 euros a month for a team of five.' },
      { n: 3, heading: 'Tarife', text: 'Der Tarif Klein umfasst 10 Räder. Der Tarif Groß umfasst 50 Räder.' },
    ];
    const answer = extractAnswer(question, passages);
    for (const one of said) expect(answer).toContain(one);
  });

  it.each([
    'What does shipping to Norway cost?',
    'Was kostet der Versand nach Norwegen?',
    'What is the warranty on shipping?',
    'Wie lautet Ihre Telefonnummer?',
  ])('refuses %j, whose topic is there and whose answer is not', (question) => {
    expect(extractAnswer(question, [SHIPPING, HOURS])).toBe(NO_ANSWER);
  });

  it.each([
    [
      'Which files can it read?',
      'Which files a chatbot can read, and what happens to them.',
      'It can read PDF and Word files.',
    ],
    [
      'Welche Dateien kann er lesen?',
      'Welche Dateien er lesen kann und was damit geschieht.',
      'Er kann PDF- und Word-Dateien lesen.',
    ],
  ])('prefers what states to what only announces: %j', (question, announced, stated) => {
    expect(extractAnswer(question, [{ n: 1, heading: 'Files · Dateien', text: `${announced}\n\n${stated}` }])).toMatch(
      stated,
    );
  });

  it('answers in the language of the question where the passages have both, and otherwise in what they have', () => {
    const english = {
      n: 1,
      heading: 'Chatbot',
      text: 'The chatbot of a website is embedded with one line, Chatbot and Website alike.',
    };
    const german = {
      n: 2,
      heading: 'Chatbot',
      text: 'So kommt der Chatbot auf die Website: mit einer Zeile vor dem Ende der Seite.',
    };
    const question = 'Wie kommt der Chatbot auf meine Website?';
    expect(extractAnswer(question, [english, german])).toMatch(/^So kommt/);
    expect(extractAnswer(question, [english])).toMatch(/^The chatbot/);
  });

  it('says nothing about what is not there', () => {
    expect(extractAnswer('Who won the football world championship?', [SHIPPING, HOURS])).toBe(NO_ANSWER);
    expect(extractAnswer('Anything?', [])).toBe(NO_ANSWER);
  });
});
