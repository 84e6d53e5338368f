import * as z from 'zod';

const headSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** The day of the last edit, as YYYY-MM-DD. */
  updated: z.iso.date(),
});

export interface Content extends z.infer<typeof headSchema> {
  /** Markdown. */
  body: string;
}

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Reads a text of web/content: `name: value` lines between two lines of three dashes, then Markdown. Throws an `Error` for any other. */
export function parseContent(text: string): Content {
  const [, head = '', body = ''] = FILE.exec(text) ?? [];
  const lines = head.split('\n').map((line) => line.split(/: (.*)/));
  const fields = Object.fromEntries(lines.map(([name = '', value = '']) => [name, value]));
  return { ...headSchema.parse(fields), body };
}
