import { LOCALES } from '@parlance/domain/locales';
import * as z from 'zod';
import type { Fetcher } from '../../kernel/outgoing/createFetcher.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import type { IframeAssets } from './iframePage.ts';

/** Time for which a manifest counts as current. The files of earlier builds stay on Hosting, so a minute does no harm. */
const FRESH_MS = 60_000;
/** Time for which the last known one does, where the site did not answer. */
const RETRY_MS = 10_000;
const MAX_BYTES = 10_000;

const script = z.string().regex(/^\/widget-assets\/\w[\w.-]*-[\w-]{8}\.js$/);

/**
 * The widget build's manifest, by hashed names in their folder alone: its script, its one style sheet and, of builds that have
 * them, its scripts with the texts of one language.
 */
const manifestSchema = z.object({
  js: script,
  css: z.string().regex(/^\/widget-assets\/\w[\w.-]*-[\w-]{8}\.css$/),
});
const languagesSchema = z.object(Object.fromEntries(LOCALES.map((locale) => [locale, script.optional()])));

/** @throws ZodError or SyntaxError for anything but a manifest of the widget's build. */
export function parseManifest(json: string): IframeAssets {
  const manifest: unknown = JSON.parse(json);
  return { ...manifestSchema.parse(manifest), languages: languagesSchema.parse(manifest) };
}

export interface WidgetAssetsOptions {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  fetch: Fetcher;
  /** The manifest that was built with these functions, for a site that does not answer. */
  bundled: () => IframeAssets;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Provides the files that the chat's page names: those that Hosting has at this moment, whatever was built with the functions. So
 * it does not matter which of the two is released, or rolled back, first. Kept in memory for a minute, asked for once at a time.
 * Throws nothing.
 */
export function createWidgetAssets(options: WidgetAssetsOptions): () => Promise<IframeAssets> {
  const { origin, bundled, now = Date.now } = options;
  let known: { assets: IframeAssets; until: number } | undefined;
  let reading: Promise<IframeAssets> | undefined;

  async function read(): Promise<IframeAssets> {
    try {
      const request = { accept: 'application/json', maxBytes: MAX_BYTES };
      const { body } = await options.fetch(`${origin}/widget-manifest.json`, request);
      known = { assets: parseManifest(Buffer.from(body).toString()), until: now() + FRESH_MS };
    } catch (error) {
      logEvent('widget manifest not read', {}, error);
      known = { assets: known?.assets ?? bundled(), until: now() + RETRY_MS };
    }
    return known.assets;
  }

  return async () => {
    if (known !== undefined && now() < known.until) return known.assets;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}
