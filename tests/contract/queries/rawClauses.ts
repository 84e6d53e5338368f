/** Conditions and orders without a declared query. */
interface RawClauses {
  /** Fields of those that stand alone on a collection. */
  fields: readonly string[];
  /** All others: they may need an index. */
  refused: readonly string[];
}

const COLLECTION = String.raw`(?:refs\.\w+|db\.collection)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;

/**
 * Conditions and orders in a file of the functions. One by itself on a collection needs no index, and documents' names are at the end of
 * every index.
 */
export function rawClauses(source: string): RawClauses {
  const text = source.replaceAll(/\s+(?=\.)/g, '');
  const names = [...text.matchAll(new RegExp(String.raw`const (\w+) = ${COLLECTION};`, 'g'))].map(([, name]) => name);
  const onCollection = new RegExp(String.raw`(?:${COLLECTION}|\b(?:${['-', ...names].join('|')}))$`);
  const fields: string[] = [];
  const refused: string[] = [];
  for (const { index, 0: clause } of text.matchAll(/\.(?:where|orderBy|findNearest|collectionGroup)\([^,)]*/g)) {
    if (clause.startsWith('.orderBy(FieldPath.documentId(')) continue;
    const field = /^\.(?:where|orderBy)\('([\w.]+)'$/.exec(clause)?.[1];
    if (field !== undefined && onCollection.test(text.slice(0, index))) fields.push(field);
    else refused.push(clause);
  }
  return { fields, refused };
}
