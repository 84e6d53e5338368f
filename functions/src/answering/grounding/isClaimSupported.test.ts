import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { claimEvidenceOf } from './claimEvidence.ts';
import { isClaimSupported } from './isClaimSupported.ts';

const casesSchema = z.array(
  z.object({
    language: z.enum(['en', 'de']),
    question: z.string(),
    passage: z.string(),
    /** Statements of the passage, in other words. */
    paraphrases: z.array(z.string()),
    /** Statements that the passage does not make, about other things. */
    inventions: z.array(z.string()),
    /** Statements that the passage does not make, in its own words as far as they go. */
    nearInventions: z.array(z.string()),
  }),
);
const CASES = casesSchema.parse(
  JSON.parse(readFileSync(new URL('../../../../tests/fixtures/claims.json', import.meta.url), 'utf8')),
);
type Kind = 'paraphrases' | 'inventions' | 'nearInventions';

/** The sentences of a kind that may be said, each with a mark, beside other businesses' passages in the same language. */
function said(kind: Kind): string[] {
  return CASES.flatMap(({ language, question, passage, [kind]: sentences }) => {
    const others = CASES.filter((one) => one.language === language && one.passage !== passage).slice(0, 3);
    const evidence = claimEvidenceOf([passage, ...others.map((one) => one.passage)], ['Nordlicht'], question);
    return sentences.filter((sentence) => isClaimSupported(`${sentence} [1]`, evidence));
  });
}

function count(kind: Kind): number {
  return CASES.reduce((sum, one) => sum + one[kind].length, 0);
}

const PASSAGE = 'We ship to Germany and Austria. Returns are free. Our shop is in Freiburg.';

function judge(sentence: string, question = 'Do you ship to Norway?', passages = [PASSAGE]): boolean {
  return isClaimSupported(sentence, claimEvidenceOf(passages, ['Fern Outdoor'], question));
}

describe('a claim in words', () => {
  it('stays in at least 97 of 100 cases where it says in other words what the passage says', () => {
    expect(count('paraphrases')).toBeGreaterThanOrEqual(200);
    expect(said('paraphrases').length / count('paraphrases')).toBeGreaterThanOrEqual(0.97);
  });

  it('falls where it is invented', () => {
    expect(count('inventions')).toBeGreaterThanOrEqual(80);
    expect(said('inventions')).toEqual([]);
  });

  it('falls in half of the cases at least where an invention uses the words of the passage', () => {
    expect(said('nearInventions').length / count('nearInventions')).toBeLessThanOrEqual(0.5);
  });

  it('falls where it promises what the visitor asked for and no passage has', () => {
    expect(judge('Yes, we ship to Norway [1].')).toBe(false);
    expect(
      judge('Ja, wir liefern nach Norwegen [1].', 'Liefern Sie nach Norwegen?', ['Wir liefern nach Österreich.']),
    ).toBe(false);
  });

  it('may deny what the visitor asked for', () => {
    expect(judge('No, we do not ship to Norway [1].')).toBe(true);
  });

  it('may be a question back, or small talk around the answer without words of its own', () => {
    expect(judge('Would you like to pick up the parcel at the harbour?')).toBe(true);
    expect(judge('Yes, of course!')).toBe(true);
  });

  it.each([
    'Nous livrons en Autriche et en Suisse [1].',
    'Realizamos envíos a Suiza con mensajero [1].',
    'Spediamo anche in Svizzera con corriere [1].',
    'We bezorgen ook in Zwitserland en België [1].',
    'Wysyłamy również do Szwajcarii kurierem [1].',
    'Vi skickar också till Schweiz med bud [1].',
    'Enviamos também para a Suíça por correio [1].',
    'Doručujeme také do Švýcarska kurýrem [1].',
  ])('is not judged in a third language: %s', (sentence) => {
    expect(judge(sentence)).toBe(true);
    expect(judge(sentence, 'Norwegen?', ['Wir liefern nach Österreich. Die Rückgabe ist kostenlos.'])).toBe(true);
  });

  it('is not judged in another language than the passage', () => {
    expect(judge('Der Laden hat auch sonntags für alle Kunden geöffnet [1].')).toBe(true);
  });
});
