export interface DemoTexts {
  title: string;
  tagline: string;
  intro: string;
  nav: readonly string[];
  newIn: string;
  products: readonly { name: string; note: string; price: string; art: ArtName }[];
  services: readonly { title: string; text: string }[];
  footer: string;
  /** Name of the form for claims. */
  claim: string;
  otherLanguage: { label: string; path: string };
  frameTitle: string;
  /** Before the customer's name. */
  signedIn: string;
  signIn: string;
  signOut: string;
}

export type ArtName = 'tent' | 'boot' | 'pack' | 'jacket' | 'stove' | 'lamp';

/** The shop's own words. Figures repeat what the seeded documents say, so that page and chatbot never disagree. */
export const DEMO_TEXTS: Readonly<Record<'de' | 'en', DemoTexts>> = {
  de: {
    title: 'Fernweg Outdoor',
    tagline: 'Ausrüstung für lange Wege',
    intro:
      'Seit 1998 in Freiburg: Zelte, Rucksäcke und Schuhe, die wir selbst auf Tour tragen und in unserer Werkstatt reparieren.',
    nav: ['Neuheiten', 'Zelte', 'Rucksäcke', 'Schuhe', 'Werkstatt'],
    newIn: 'Neu in der Saison',
    products: [
      { name: 'Zelt Belchen 2', note: '2 Personen, 1,9 kg', price: '389,00 €', art: 'tent' },
      { name: 'Wanderschuh Feldsee', note: 'Leder, wiederbesohlbar', price: '219,00 €', art: 'boot' },
      { name: 'Rucksack Kandel 45', note: '45 l, 1,2 kg', price: '169,00 €', art: 'pack' },
      { name: 'Regenjacke Dreisam', note: '3 Lagen, 20.000 mm', price: '249,00 €', art: 'jacket' },
      { name: 'Kocher Glut', note: 'Gas, 86 g', price: '59,00 €', art: 'stove' },
      { name: 'Stirnlampe Uhu', note: '400 lm, USB-C', price: '44,90 €', art: 'lamp' },
    ],
    services: [
      { title: 'Versand', text: 'In Deutschland 4,90 €, ab 80 € kostenlos. Lieferung in 2 bis 3 Werktagen.' },
      { title: 'Rückgabe', text: '30 Tage, in Deutschland kostenlos.' },
      { title: 'Werkstatt', text: 'Neue Sohlen ab 69 €, Zeltflicken ab 15 €.' },
    ],
    footer: 'Fernweg Outdoor GmbH, Rathausgasse 14, 79098 Freiburg. Ein erfundenes Geschäft zu Vorführzwecken.',
    claim: 'Reklamation',
    otherLanguage: { label: 'English', path: '/en' },
    frameTitle: 'Beratung',
    signedIn: 'Angemeldet als',
    signIn: 'Als Nora Winter anmelden',
    signOut: 'Abmelden',
  },
  en: {
    title: 'Fernweg Outdoor',
    tagline: 'Gear for the long way',
    intro: 'In Freiburg since 1998: tents, packs and boots that we carry ourselves and repair in our own workshop.',
    nav: ['New in', 'Tents', 'Packs', 'Boots', 'Workshop'],
    newIn: 'New this season',
    products: [
      { name: 'Belchen 2 tent', note: '2 people, 1.9 kg', price: '€389.00', art: 'tent' },
      { name: 'Feldsee hiking boot', note: 'Leather, can be resoled', price: '€219.00', art: 'boot' },
      { name: 'Kandel 45 pack', note: '45 l, 1.2 kg', price: '€169.00', art: 'pack' },
      { name: 'Dreisam rain jacket', note: '3 layers, 20,000 mm', price: '€249.00', art: 'jacket' },
      { name: 'Glut stove', note: 'Gas, 86 g', price: '€59.00', art: 'stove' },
      { name: 'Uhu headlamp', note: '400 lm, USB-C', price: '€44.90', art: 'lamp' },
    ],
    services: [
      { title: 'Shipping', text: '€4.90 within Germany, free from €80. Delivery in 2 to 3 working days.' },
      { title: 'Returns', text: '30 days, free of charge within Germany.' },
      { title: 'Workshop', text: 'New soles from €69, tent patches from €15.' },
    ],
    footer: 'Fernweg Outdoor GmbH, Rathausgasse 14, 79098 Freiburg. A made-up shop for demonstration.',
    claim: 'Warranty claim',
    otherLanguage: { label: 'Deutsch', path: '/de' },
    frameTitle: 'Advice',
    signedIn: 'Signed in as',
    signIn: 'Sign in as Nora Winter',
    signOut: 'Sign out',
  },
};
