export type MailLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pl';

export const MAIL_LANGUAGES: readonly MailLanguage[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl'];

/** Words of customers, two mails for each language, and of the shop that they reply to. */
export const MAIL_TEXTS: Readonly<
  Record<MailLanguage, { own: readonly [string, string]; quoted: string; subject: string }>
> = {
  en: {
    own: [
      'Hello,\n\nthanks for the quick reply. The tent is order 4711.\nOn Monday I wrote down the number.\n\nKind regards\nMax Miller',
      'Yes please, send it to:\n- 12 High Street\n- SW1A 1AA London\n\nHow long does it take? It cost £99.50.',
    ],
    quoted: 'Dear Max,\n\nwhich order is it about?\n\nYour Fernweg team',
    subject: 'Question about my tent',
  },
  de: {
    own: [
      'Guten Tag,\n\nvielen Dank für die schnelle Antwort. Das Zelt ist Bestellung 4711.\nAm Montag habe ich es geöffnet: Ein Gestänge fehlt.\n\nMit freundlichen Grüßen\nMax Müller',
      'Ja, bitte an diese Adresse:\n- Hauptstraße 12\n- 79098 Freiburg\n\nWie lange dauert das? Es hat 99,50 € gekostet.',
    ],
    quoted: 'Guten Tag Max Müller,\n\num welche Bestellung geht es?\n\nIhr Team von Fernweg',
    subject: 'Frage zu meinem Zelt',
  },
  fr: {
    own: [
      'Bonjour,\n\nmerci pour votre réponse. La tente a été commandée le 3 mai.\n\nCordialement\nMax Meunier',
      'Oui, à cette adresse :\n- 12 rue de la Paix\n- 75002 Paris\n\nCombien de temps ? Elle a coûté 99,50 €.',
    ],
    quoted: 'Bonjour Max,\n\nde quelle commande s’agit-il ?\n\nVotre équipe Fernweg',
    subject: 'Question sur ma tente',
  },
  es: {
    own: [
      'Buenos días:\n\ngracias por la respuesta. La tienda es el pedido 4711.\n\nUn saludo\nMax Molina',
      'Sí, a esta dirección:\n- Calle Mayor 12\n- 28013 Madrid\n\n¿Cuánto tarda? Costó 99,50 €.',
    ],
    quoted: 'Hola Max:\n\n¿de qué pedido se trata?\n\nEl equipo de Fernweg',
    subject: 'Pregunta sobre mi tienda',
  },
  it: {
    own: [
      'Buongiorno,\n\ngrazie della risposta. La tenda è l’ordine 4711.\n\nCordiali saluti\nMax Monti',
      'Sì, a questo indirizzo:\n- Via Roma 12\n- 00184 Roma\n\nQuanto ci vuole? È costata 99,50 €.',
    ],
    quoted: 'Buongiorno Max,\n\ndi quale ordine si tratta?\n\nIl team Fernweg',
    subject: 'Domanda sulla mia tenda',
  },
  nl: {
    own: [
      'Goedendag,\n\nbedankt voor het snelle antwoord. De tent is bestelling 4711.\n\nMet vriendelijke groet\nMax Mulder',
      'Ja, naar dit adres:\n- Hoofdstraat 12\n- 1011 AB Amsterdam\n\nHoe lang duurt dat? Hij kostte € 99,50.',
    ],
    quoted: 'Beste Max,\n\nom welke bestelling gaat het?\n\nHet team van Fernweg',
    subject: 'Vraag over mijn tent',
  },
  pl: {
    own: [
      'Dzień dobry,\n\ndziękuję za szybką odpowiedź. Namiot to zamówienie 4711.\n\nPozdrawiam\nMax Maj',
      'Tak, na ten adres:\n- ul. Główna 12\n- 00-001 Warszawa\n\nJak długo to potrwa? Kosztował 99,50 zł.',
    ],
    quoted: 'Dzień dobry,\n\nktórego zamówienia to dotyczy?\n\nZespół Fernweg',
    subject: 'Pytanie o mój namiot',
  },
};
