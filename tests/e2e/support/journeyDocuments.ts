import { PDFDocument, StandardFonts } from 'pdf-lib';

interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const SHIPPING = `# Shipping

Shipping within Germany costs 4.90 euros. Shipping to Austria costs 9.90 euros and takes three to five working days.
`;
const VERSAND = `# Versand

Der Versand innerhalb Deutschlands kostet 4,90 Euro. Der Versand nach Österreich kostet 9,90 Euro und dauert drei bis fünf Werktage.
`;

/** Two Markdown files and a PDF, made here. */
export async function journeyDocuments(): Promise<UploadFile[]> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage().drawText('Warranty: every tent has a warranty of 24 months.', { x: 40, y: 700, size: 14, font });
  return [
    { name: 'shipping.md', mimeType: 'text/markdown', buffer: Buffer.from(SHIPPING) },
    { name: 'versand.md', mimeType: 'text/markdown', buffer: Buffer.from(VERSAND) },
    { name: 'warranty.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) },
  ];
}
