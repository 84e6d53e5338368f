import type { BusinessType } from '../businessTypes.ts';
import type { InstructionTemplateKey } from '../instructionTemplates.ts';
import type { Locale } from '../locales.ts';

type Industry = 'shop' | 'appointments' | 'stay' | 'software' | 'courses' | 'advice' | 'any';

const INDUSTRIES: Readonly<Record<BusinessType, Industry>> = {
  'e-commerce': 'shop',
  retail: 'shop',
  manufacturing: 'shop',
  logistics: 'shop',
  healthcare: 'appointments',
  'real-estate': 'appointments',
  hospitality: 'stay',
  travel: 'stay',
  technology: 'software',
  media: 'software',
  education: 'courses',
  consulting: 'advice',
  finance: 'advice',
  insurance: 'advice',
  legal: 'advice',
  'non-profit': 'any',
  other: 'any',
};

const TEMPLATES: Readonly<Record<Industry, InstructionTemplateKey>> = {
  shop: 'sales',
  appointments: 'appointments',
  stay: 'service',
  software: 'support',
  courses: 'service',
  advice: 'appointments',
  any: 'service',
};

const STARTERS: Readonly<Record<Locale, Readonly<Record<Industry, readonly string[]>>>> = {
  en: {
    shop: ['What does shipping cost?', 'How long does delivery take?', 'How can I return something?'],
    appointments: ['When are you open?', 'How do I make an appointment?', 'What should I bring along?'],
    stay: ['What does a stay cost?', 'When can I check in?', 'How can I cancel?'],
    software: ['What does it cost?', 'How do I get started?', 'How can I reach support?'],
    courses: ['Which courses do you offer?', 'What does a course cost?', 'How do I sign up?'],
    advice: ['What services do you offer?', 'How do I arrange a meeting?', 'What does it cost?'],
    any: ['What do you offer?', 'When can I reach you?', 'How can I contact you?'],
  },
  de: {
    shop: ['Was kostet der Versand?', 'Wie lange dauert die Lieferung?', 'Wie kann ich etwas zurückgeben?'],
    appointments: ['Wann haben Sie geöffnet?', 'Wie vereinbare ich einen Termin?', 'Was soll ich mitbringen?'],
    stay: ['Was kostet ein Aufenthalt?', 'Wann kann ich anreisen?', 'Wie kann ich stornieren?'],
    software: ['Was kostet es?', 'Wie fange ich an?', 'Wie erreiche ich den Support?'],
    courses: ['Welche Kurse bieten Sie an?', 'Was kostet ein Kurs?', 'Wie melde ich mich an?'],
    advice: ['Welche Leistungen bieten Sie an?', 'Wie vereinbare ich ein Gespräch?', 'Was kostet das?'],
    any: ['Was bieten Sie an?', 'Wann sind Sie erreichbar?', 'Wie kann ich Sie kontaktieren?'],
  },
};

/** Questions that customers of such a business begin with. */
export function startersFor(businessType: BusinessType, locale: Locale): readonly string[] {
  return STARTERS[locale][INDUSTRIES[businessType]];
}

/** The instructions that suit such a business. */
export function templateFor(businessType: BusinessType): InstructionTemplateKey {
  return TEMPLATES[INDUSTRIES[businessType]];
}
