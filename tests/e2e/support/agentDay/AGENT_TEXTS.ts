import type { Locale } from '@parlance/domain/locales';

/** Texts of an agent's day at a bicycle shop, as long as people's are. */
interface AgentTexts {
  /** Questions and answers of a long conversation. */
  long: readonly (readonly [question: string, answer: string])[];
  source: string;
  question: string;
  refusal: string;
  /** In the answer of the source. */
  price: string;
  /** Sentence that an agent adds to it. */
  added: string;
  /** The French conversation's messages in the agent's language. */
  translated: readonly string[];
  reply: string;
  unsent: string;
  gap: { question: string; reply: string; answer: string; other: { locale: Locale; question: string; answer: string } };
}

export const AGENT_TEXTS: Readonly<Record<Locale, AgentTexts>> = {
  en: {
    long: [
      ['Hello, I bought a city bike from you in March, the green one with eight gears.', 'Hello! How can I help you?'],
      [
        'The rear brake has been squealing since last week, above all in the rain.',
        'Squealing often comes from dust on the rims. Please clean the rim and the pads with a dry cloth.',
      ],
      [
        'I did that twice already, and it did not help at all.',
        'Then the pads may be worn. The workshop checks brakes within the first year without charge.',
      ],
      [
        'Do I need an appointment for that, and on which days are you open?',
        'The workshop is open from Tuesday to Saturday. You can bring the bike without an appointment before noon.',
      ],
      [
        'I work until five on weekdays, so only Saturday works for me.',
        'On Saturday the workshop takes bikes until 12.',
      ],
      [
        'Fine. Last winter I also noticed that the lamp flickers when I ride over cobblestones.',
        'A loose contact at the lamp is a common cause. The workshop looks at it during the same visit.',
      ],
      [
        'Could somebody pick the bike up? I have no rack on my car, and the bus takes no bikes.',
        'We pick bikes up within 10 kilometres of the shop for 15 euros.',
      ],
      ['What does a new pair of brake pads cost with fitting?', 'I do not know that.'],
    ],
    source: '# Workshop\n\nA new pair of brake pads costs 24 euros with fitting and takes one day.\n',
    question: 'What does a new pair of brake pads cost with fitting?',
    refusal: 'I do not know that.',
    price: '24 euros',
    added: ' I have reserved Saturday at ten for you.',
    translated: [
      'Hello, my electric bike does not start any more since this morning.',
      'The battery is charged, but the display stays black when I press the button.',
      'Can you repair it before Friday, because I leave for my holidays on Saturday?',
    ],
    reply: 'Yes, please bring it tomorrow before noon.',
    unsent: 'Please bring the bike on Saturday before noon. We check the brake and the lamp while you wait.',
    gap: {
      question: 'Do you engrave bells?',
      reply: 'Hi Ada! I asked the workshop: we engrave bells for 12 euros. Best regards, Tom',
      answer: 'We engrave bells for 12 euros.',
      other: { locale: 'de', question: 'Graviert ihr Klingeln?', answer: 'Wir gravieren Klingeln für 12 Euro.' },
    },
  },
  de: {
    long: [
      [
        'Guten Tag, ich habe im März ein Stadtrad bei Ihnen gekauft, das grüne mit acht Gängen.',
        'Guten Tag! Wie kann ich Ihnen helfen?',
      ],
      [
        'Seit letzter Woche quietscht die hintere Bremse, vor allem bei Regen.',
        'Quietschen kommt oft von Staub auf den Felgen. Bitte reinigen Sie Felge und Beläge mit einem trockenen Tuch.',
      ],
      [
        'Das habe ich schon zweimal getan, und es hat gar nicht geholfen.',
        'Dann sind vielleicht die Beläge abgenutzt. Im ersten Jahr prüft die Werkstatt Bremsen kostenlos.',
      ],
      [
        'Brauche ich dafür einen Termin, und an welchen Tagen haben Sie geöffnet?',
        'Die Werkstatt ist von Dienstag bis Samstag geöffnet. Vormittags können Sie das Rad ohne Termin bringen.',
      ],
      [
        'Unter der Woche arbeite ich bis fünf, bei mir geht also nur der Samstag.',
        'Am Samstag nimmt die Werkstatt Räder bis 12 Uhr an.',
      ],
      [
        'Gut. Im Winter ist mir auch aufgefallen, dass die Lampe auf Kopfsteinpflaster flackert.',
        'Oft ist ein Kontakt an der Lampe lose. Die Werkstatt sieht beim selben Besuch danach.',
      ],
      [
        'Könnte jemand das Rad abholen? Ich habe keinen Träger am Auto, und der Bus nimmt keine Räder mit.',
        'Wir holen Räder im Umkreis von 10 Kilometern für 15 Euro ab.',
      ],
      ['Was kostet ein neues Paar Bremsbeläge mit Einbau?', 'Das weiß ich nicht.'],
    ],
    source: '# Werkstatt\n\nEin neues Paar Bremsbeläge kostet mit Einbau 24 Euro und dauert einen Tag.\n',
    question: 'Was kostet ein neues Paar Bremsbeläge mit Einbau?',
    refusal: 'Das weiß ich nicht.',
    price: '24 Euro',
    added: ' Ich habe Ihnen Samstag um zehn reserviert.',
    translated: [
      'Guten Tag, mein Elektrorad startet seit heute Morgen nicht mehr.',
      'Der Akku ist geladen, aber die Anzeige bleibt schwarz, wenn ich auf den Knopf drücke.',
      'Können Sie es bis Freitag reparieren, weil ich am Samstag in den Urlaub fahre?',
    ],
    reply: 'Ja, bitte bringen Sie es morgen vor 12 Uhr.',
    unsent: 'Bitte bringen Sie das Rad am Samstagvormittag. Wir sehen nach Bremse und Lampe, während Sie warten.',
    gap: {
      question: 'Graviert ihr Klingeln?',
      reply: 'Hallo Ada! Ich habe nachgefragt: Klingeln gravieren wir für 12 Euro. Viele Grüße, Tom',
      answer: 'Klingeln gravieren wir für 12 Euro.',
      other: { locale: 'en', question: 'Do you engrave bells?', answer: 'We engrave bells for 12 euros.' },
    },
  },
};

/** Messages of a visitor whose language the agent does not read, and a reply to them. */
export const FRENCH = {
  messages: [
    'Bonjour, mon vélo électrique ne démarre plus depuis ce matin.',
    "La batterie est chargée, mais l'écran reste noir quand j'appuie sur le bouton.",
    'Pouvez-vous le réparer avant vendredi, parce que je pars en vacances samedi ?',
  ],
  reply: 'Oui, veuillez l’apporter demain avant midi.',
} as const;
