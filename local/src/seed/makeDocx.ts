import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';

export interface SizeGuide {
  title: string;
  intro: readonly string[];
  tables: readonly { heading: string; rows: readonly (readonly string[])[] }[];
  outro: string;
}

function table(rows: readonly (readonly string[])[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: index === 0,
          children: cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] })),
        }),
    ),
  });
}

/** A Word document with headings, paragraphs and tables. */
export function makeDocx({ title, intro, tables, outro }: SizeGuide): Promise<Buffer> {
  const children = [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    ...intro.map((text) => new Paragraph(text)),
    ...tables.flatMap(({ heading, rows }) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_2 }),
      table(rows),
    ]),
    new Paragraph(outro),
  ];
  return Packer.toBuffer(new Document({ creator: 'Fernweg Outdoor', title, sections: [{ children }] }));
}
