import { createHash } from 'node:crypto';
import type { Locale } from '@parlance/domain/locales';
import { escapeHtml } from '../../delivery/renderMail.ts';
import { DESK_STYLES } from './DESK_STYLES.ts';

/** Policy of the desk's pages: their own style, their own form, nothing else, and in no frame. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(DESK_STYLES).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const DESK_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': POLICY,
  'Content-Type': 'text/html; charset=utf-8',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
};

interface DeskFrame {
  locale: Locale;
  title: string;
  /** Name of the business; empty where there is none to name. */
  business: string;
  /** HTML. */
  main: string;
  footer: string;
}

/** A page of the desk: HTML that needs no script, no cookie and no other file. */
export function deskPage({ locale, title, business, main, footer }: DeskFrame): string {
  const name = escapeHtml(business);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}${business === '' ? '' : ` | ${name}`}</title>`,
    `<style>${DESK_STYLES}</style></head><body>`,
    business === '' ? '' : `<header>${name}</header>`,
    `<main>${main}</main>`,
    footer === '' ? '' : `<footer>${footer}</footer>`,
    '</body></html>',
  ].join('');
}
