import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { ROOT } from '../../../../local/src/config/ROOT.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { pseudoTexts } from './pseudoTexts.ts';
import { replaceObject } from './replaceObject.ts';
import { rewriteScripts } from './rewriteScripts.ts';

const catalogSchema = z.record(z.string(), z.string());

/** Has the dashboard speak the pseudo-language where it would speak German. What it has from libraries and from Intl stays German. */
export async function speakPseudo(page: Page): Promise<void> {
  const english = catalogSchema.parse(JSON.parse(readFileSync(path.join(ROOT, 'web/src/i18n/en.json'), 'utf8')));
  const [first = ''] = Object.keys(english);
  const catalog = pseudoTexts(english);
  await rewriteScripts(page, new RegExp(`^${suiteUrls.web}/assets/texts-de-`), (source) =>
    replaceObject(source, `{"${first}":`, catalog),
  );
}
