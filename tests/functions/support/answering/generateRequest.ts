import type { GenerateRequest } from '../../../../functions/src/ai/AiProvider.ts';

/** A question about what delivery costs, with the passage that says it. */
export function generateRequest(overrides: Partial<GenerateRequest> = {}): GenerateRequest {
  return {
    business: {
      organization: 'Fern Outdoor',
      chatbot: 'Fern',
      now: 'Sunday, 22 November 2026 at 14:05 (Europe/Berlin)',
    },
    system: 'Be brief.',
    locale: 'en',
    formality: 'formal',
    history: [{ question: 'Hello', answer: 'Good day.' }],
    question: 'What does delivery cost?',
    original: 'What does delivery cost?',
    isCorrection: false,
    former: null,
    passages: [{ n: 1, heading: 'Shipping', sourceName: 'shipping.md', text: 'Delivery costs 4.90 euros.' }],
    model: 'auto',
    temperature: 0.2,
    maxTokens: 200,
    signal: new AbortController().signal,
    onModelProblem: () => undefined,
    ...overrides,
  };
}
