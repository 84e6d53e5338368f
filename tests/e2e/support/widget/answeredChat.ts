import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { agentOf } from './agentOf.ts';
import { openChat, sendMessage } from './chatFrame.ts';
import { openShop } from './openShop.ts';
import { widgetTexts } from '../texts.ts';

interface AnsweredChat {
  frame: FrameLocator;
  log: Locator;
  agent: Awaited<ReturnType<typeof agentOf>>;
  close: () => void;
}

/** A website where an English visitor has just had one question answered, and the team's side of that conversation. */
export async function answeredChat(page: Page): Promise<AnsweredChat> {
  const w = widgetTexts.en;
  const { owner, close } = await openShop(page, {});
  const frame = await openChat(page, w);
  const log = frame.getByRole('log');
  await sendMessage(frame, w, 'Do you mend zips?');
  await expect(log.getByRole('button', { name: w.good })).toBeVisible();
  return { frame, log, agent: await agentOf(owner), close };
}
