import type { Page } from '@playwright/test';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { widgetTexts } from '../texts.ts';
import { pseudoText } from './pseudoText.ts';
import { pseudoTexts } from './pseudoTexts.ts';
import { replaceObject } from './replaceObject.ts';
import { rewriteScripts } from './rewriteScripts.ts';

/** Has the chat app and its bubble speak it where they would speak English. */
export async function speakPseudoInChat(page: Page): Promise<void> {
  const messages = pseudoTexts(widgetTexts.en);
  await rewriteScripts(page, new RegExp(`^${suiteUrls.web}/widget-assets/app-[\\w-]+\\.js`), (source) =>
    replaceObject(source, '{intro:', messages),
  );
  await rewriteScripts(page, new RegExp(`^${suiteUrls.web}/widget/`), (source) =>
    source.replace('` with`', `\` ${pseudoText('with')}\``),
  );
}
