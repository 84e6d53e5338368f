import { strToU8, zipSync } from 'fflate';
import { contentTypes } from './contentTypes.ts';
import { relationships } from './relationships.ts';

/** The least that is a Word document, of one paragraph, with whatever else the archive shall hold. */
export function makeOffice(
  text: string,
  extra: Readonly<Record<string, Uint8Array>> = {},
  mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
): Uint8Array {
  const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes('word/document.xml', mainType)),
    '_rels/.rels': strToU8(relationships([{ id: 'rId1', type: 'officeDocument', target: 'word/document.xml' }])),
    'word/document.xml': strToU8(document),
    ...extra,
  });
}
