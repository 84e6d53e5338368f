import { escapeHtml } from '../../renderMail.ts';
import type { TranscriptLine } from './TranscriptLine.ts';

function plainLine({ speaker, time, text, isQuoted, sources }: TranscriptLine, sourcesTitle: string): string {
  const said = isQuoted ? text.replaceAll(/^/gm, '> ') : text;
  const named = sources.map(({ title, href }) => (href === undefined ? title : `${title}: ${href}`));
  return [`${speaker}, ${time}:`, said, ...(named.length === 0 ? [] : [`${sourcesTitle}:`, ...named])].join('\n');
}

function htmlLine({ speaker, time, text, isQuoted, sources }: TranscriptLine, sourcesTitle: string): string {
  const quoted = isQuoted ? ';border-inline-start:3px solid #d8d4c9;padding-inline-start:12px' : '';
  const items = sources.map(({ title, href }) =>
    href === undefined
      ? `<li>${escapeHtml(title)}</li>`
      : `<li><a href="${escapeHtml(href)}" style="color:#0f5c4d">${escapeHtml(title)}</a></li>`,
  );
  const list =
    items.length === 0
      ? ''
      : `<p style="margin:8px 0 0;color:#5c6662;font-size:14px">${escapeHtml(sourcesTitle)}</p><ul style="margin:0;padding-inline-start:20px;font-size:14px">${items.join('')}</ul>`;
  return [
    `<div style="margin:24px 0"><p style="margin:0;color:#5c6662;font-size:14px"><strong>${escapeHtml(speaker)}</strong>, ${escapeHtml(time)}</p>`,
    `<div dir="auto" style="white-space:pre-line;overflow-wrap:anywhere${quoted}">${escapeHtml(text)}</div>${list}</div>`,
  ].join('');
}

/** A conversation as a mail's plain text and as its HTML. Only sources are links. */
export function renderLines(lines: readonly TranscriptLine[], sourcesTitle: string): { text: string; html: string } {
  return {
    text: lines.map((line) => plainLine(line, sourcesTitle)).join('\n\n'),
    html: lines.map((line) => htmlLine(line, sourcesTitle)).join(''),
  };
}
