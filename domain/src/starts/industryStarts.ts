import type { BusinessType } from '../businessTypes.ts';
import type { InstructionTemplateKey } from '../instructionTemplates.ts';

/** Kinds of business whose customers ask alike. */
export type Industry = 'shop' | 'appointments' | 'stay' | 'software' | 'courses' | 'advice' | 'any';

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

/** Industry of a kind of business. */
export function industryOf(businessType: BusinessType): Industry {
  return INDUSTRIES[businessType];
}

/** The instructions that suit such a business. */
export function templateFor(businessType: BusinessType): InstructionTemplateKey {
  return TEMPLATES[INDUSTRIES[businessType]];
}
