export const INSTRUCTION_TEMPLATE_KEYS = ['service', 'sales', 'appointments', 'support', 'concise'] as const;

export type InstructionTemplateKey = (typeof INSTRUCTION_TEMPLATE_KEYS)[number];

/** Instructions to start from. What the chatbot may say is decided elsewhere: these set its manner. */
export interface InstructionTemplate {
  name: string;
  /** At most `LIMITS.systemInstructionsCharacters`. Square brackets mark what the business fills in. */
  text: string;
}

/** Known content of a place in a template. */
export type PlaceContent = 'name' | 'contact' | 'email' | 'phone';
