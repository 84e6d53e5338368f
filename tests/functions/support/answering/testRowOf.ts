import { newId } from '@parlance/domain/ids';

/** A case that must pass, in English, as an import has it. */
export function testRowOf(question: string, facts: readonly string[] | 'refuse') {
  return {
    caseId: newId(),
    fields: {
      question,
      locale: 'en' as const,
      turn: null,
      expectation: facts === 'refuse' ? { kind: 'refuse' as const } : { kind: 'facts' as const, facts: [...facts] },
      mustPass: true,
    },
  };
}
