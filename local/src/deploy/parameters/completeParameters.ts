import { parseEnv } from 'node:util';

/** Known values for a deployment's parameters that its file does not name. */
export interface Known {
  projectId: string;
  region: string;
  /** Address of the web app. */
  webOrigin: string;
  apiKey: string;
  /** Sender of mails, `Name <address>`; undefined where nobody has said. */
  mailFrom: string | undefined;
}

/**
 * The text of `functions/.env.<project>` with what it does not name yet, in dotenv format: every parameter of
 * `functions/.env.example`, because a deployment without a terminal takes no defaults. What stands there stays as it is,
 * comments too. Returns the names that were added as well.
 */
export function completeParameters(
  text: string,
  example: string,
  { projectId, region, webOrigin, apiKey, mailFrom = '' }: Known,
): [string, string[]] {
  const present = parseEnv(text);
  const values = {
    ...parseEnv(example),
    WEB_ORIGIN: webOrigin,
    FUNCTIONS_URL: `https://${region}-${projectId}.cloudfunctions.net`,
    WEB_API_KEY: apiKey,
    MAIL_FROM: mailFrom,
  };
  const added = Object.entries(values).filter(([name]) => present[name] === undefined);
  const lines = added.map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  const kept = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return [kept + lines.join(''), added.map(([name]) => name)];
}
