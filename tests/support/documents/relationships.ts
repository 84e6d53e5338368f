/** A part of an Office file that says where its ids lead. The last word of the type is enough for readers. */
export function relationships(targets: readonly { id: string; type: string; target: string }[]): string {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const rows = targets.map(
    ({ id, type, target }) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
}
