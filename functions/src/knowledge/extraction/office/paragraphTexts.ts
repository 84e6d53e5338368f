import type { Locale } from '@parlance/domain/locales';
import { DomUtils } from 'htmlparser2';
import { languageOfDocument } from '../../../kernel/text/languageOfDocument.ts';
import type { MarkedRun } from '../marks/MarkedRun.ts';
import { renderRuns } from '../marks/renderRuns.ts';
import { createParagraphNumbers } from './createParagraphNumbers.ts';
import { attributeOf, childrenNamed, localName, outermostNamed, type XmlElement, type XmlNode } from './officeXml.ts';

/**
 * The paragraphs of drawn text, such as a shape's or a chart's title, that are not empty, with their numbers.
 * @param known The language of the document; that of each paragraph where it is not known.
 */
export function paragraphTexts(node: XmlNode, known: Locale | null = null): string[] {
  const numberOf = createParagraphNumbers();
  return outermostNamed(['p'], node)
    .map((paragraph) => {
      const parts = paragraph.children.flatMap((child) => outermostNamed(['t', 'br'], child));
      const runs = parts.map(runOf);
      const sample = runs.map(({ text }) => text).join('');
      const language = known ?? languageOfDocument(sample);
      const text = renderRuns(runs, language).replace(/\s+/g, ' ').trim();
      // Empty ones have no number.
      return text === '' ? '' : numberOf(paragraph) + text;
    })
    .filter((text) => text !== '');
}

/**
 * The words of a run with what its properties say of how it stands on its line.
 * @see ECMA-376 part 1, 21.1.2.3.9 rPr
 */
function runOf(part: XmlElement): MarkedRun {
  if (localName(part.name) === 'br') return { text: ' ' };
  const run = part.parent;
  const properties = run !== null && DomUtils.isTag(run) ? childrenNamed('rPr', run)[0] : undefined;
  const strike = properties === undefined ? undefined : attributeOf(properties, 'strike');
  const baseline = Number(
    (properties === undefined ? undefined : attributeOf(properties, 'baseline'))?.replace('%', '') ?? 0,
  );
  return {
    text: DomUtils.textContent(part),
    isStruck: strike === 'sngStrike' || strike === 'dblStrike',
    isRaised: baseline > 0,
    isLowered: baseline < 0,
  };
}
