import { configuredModels, type Models } from '@parlance/domain/models';
import { mailSignInsOf, type RuntimeConfig, runtimeConfigSchema } from '@parlance/domain/runtimeConfig';
import * as z from 'zod';
import { REGION } from '../config/REGION.ts';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { publicTrials } from './publicTrials.ts';
import type { Parameters } from './readParameters.ts';

const filled = z.string().min(1);

/** Values of a web app that Firebase returns. Its other values are not needed. */
const webAppSchema = z.object({
  projectId: filled,
  apiKey: filled,
  authDomain: filled,
  storageBucket: filled,
  appId: filled,
});

const LOOPBACK = /^(localhost|.*\.localhost|127\..*|\[::1\]|0\.0\.0\.0)$/;

/** A URL that browsers may be given: https, of no machine's own network, without a trailing slash. */
function publicUrl(file: string, name: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new ExpectedError(`${file} does not set ${name}.`);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:' || LOOPBACK.test(url.hostname) || value.endsWith('/')) {
    throw new ExpectedError(
      `${name} in ${file} must be a public https address without a slash at its end, not "${value}".`,
    );
  }
  return value;
}

function modelsIn(file: string, parameters: Parameters): Models {
  try {
    return configuredModels(parameters);
  } catch {
    throw new ExpectedError(
      parameters['AI_PROVIDER'] === 'openai' && (parameters['AI_MODELS'] ?? '') === ''
        ? `CHAT_MODEL in ${file} names no model: the server’s name of one, or several separated by commas.`
        : `AI_MODELS in ${file} is no table of models: see domain/src/models.ts.`,
    );
  }
}

function refuseEmulatorSettings(file: string, parameters: Parameters): void {
  const ofEmulators = [
    ...['AI_PROVIDER', 'MAIL_PROVIDER'].filter((name) => parameters[name] === 'local'),
    ...['CRAWLER_LOCAL_HOSTS'].filter((name) => (parameters[name] ?? '') !== ''),
  ];
  if (ofEmulators[0] !== undefined) {
    throw new ExpectedError(
      `${file} sets ${ofEmulators[0]} for the emulators; a deployed project refuses to start with it.`,
    );
  }
}

/**
 * /config.json of a deployed project.
 * @param parameters The functions' parameters of this project.
 * @param webApp The configuration of the project's web app, as `apps:sdkconfig` gives it.
 * @throws ExpectedError with one sentence when something is missing, belongs to another project or to the emulators.
 */
export function deployedConfig(projectId: string, parameters: Parameters, webApp: unknown): RuntimeConfig {
  const file = `functions/.env.${projectId}`;
  refuseEmulatorSettings(file, parameters);
  publicUrl(file, 'WEB_ORIGIN', parameters['WEB_ORIGIN']);
  const functionsUrl = publicUrl(file, 'FUNCTIONS_URL', parameters['FUNCTIONS_URL']);
  const firebase = webAppSchema.safeParse(webApp);
  if (!firebase.success) {
    const names = firebase.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new ExpectedError(
      `The web app of ${projectId} has no ${names}: create the bucket and enable Authentication first.`,
    );
  }
  if (firebase.data.projectId !== projectId) {
    throw new ExpectedError(`The web app belongs to ${firebase.data.projectId}, not to ${projectId}.`);
  }
  return runtimeConfigSchema.parse({
    firebase: firebase.data,
    region: REGION,
    functionsUrl,
    emulators: null,
    models: modelsIn(file, parameters),
    localAi: false,
    hasSiteTrials: publicTrials(parameters).hasTrials,
    takesForwardedMail: (parameters['MAIL_INBOUND_DOMAIN'] ?? '') !== '',
    mailSignIns: mailSignInsOf(parameters),
  });
}
