import type { HostedSettings } from '@parlance/domain/widget/loaderSettings';

/**
 * The loader of one chatbot: the built script with its settings around it. The first line has V8 compile all of it while it
 * loads (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 * @param code The widget build's hosted-loader.js or proactive-loader.js, in which `SETTINGS` is free.
 */
export function loaderScript(code: string, settings: HostedSettings): string {
  return `//# allFunctionsCalledOnLoad\n(function(SETTINGS){${code}})(${JSON.stringify(settings)});\n`;
}
