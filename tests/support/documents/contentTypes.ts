/** The part of an Office file that names its kind, for the content type of its main part. */
export function contentTypes(mainPart: string, contentType: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/${mainPart}" ContentType="${contentType}"/>`,
    '</Types>',
  ].join('');
}
