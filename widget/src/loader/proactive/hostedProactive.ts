import type { ProactiveSettings } from '@parlance/domain/widget/loaderSettings';
import { earlyCalls } from './earlyCalls.ts';
import '../hosted.ts';
import { isPublicApi } from '../install.ts';
import { whenIdle } from '../whenIdle.ts';
import { watchRules } from './watchRules.ts';

// As in hosted.ts, which has started the chatbot by now.
declare const SETTINGS: ProactiveSettings;

const api = window.Parlance;
if (isPublicApi(api)) {
  let fire: ((event: unknown) => void) | undefined;
  whenIdle(() => {
    const wrap = document.getElementById(`parlance-${SETTINGS.chatbotId}`)?.shadowRoot?.querySelector('div');
    // A script that stands in the page twice has its rules once.
    if (!wrap || wrap.id) return;
    wrap.id = 'rules';
    fire = watchRules(api, SETTINGS, wrap);
  });
  // Events of the page come through the API as well, in the order of its calls.
  const hearing = (command?: unknown, target?: unknown, listener?: unknown): void => {
    api(command, target, listener);
    if (command === 'event') whenIdle(() => fire?.(target));
  };
  hearing.start = api.start;
  window.Parlance = hearing;
  for (const call of earlyCalls) hearing(call[0], call[1], call[2]);
}
