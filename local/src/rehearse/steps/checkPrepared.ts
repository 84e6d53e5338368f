import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../config/ROOT.ts';
import { APIS } from '../../deploy/steps/APIS.ts';
import type { Rehearsal } from '../Rehearsal.ts';

function filesIn(folder: string): number {
  return fs.readdirSync(path.join(ROOT, 'operations', folder)).length;
}

/** The project that was empty has what the product needs: services, places for data, sign-in, roles, secrets, alerts, an alarm. */
export function checkPrepared({ cloud: { project } }: Rehearsal): readonly string[] {
  const { services, sites, database, backups, bucket, signIn, policies, secrets, budgets, watching } = project.state;
  const watched = (kind: string): number => watching.get(`projects/${project.projectId}/${kind}`)?.length ?? 0;
  const needs: readonly (readonly [string, boolean])[] = [
    ['all APIs', APIS.every((api) => services.has(api))],
    ['a database with backups', database !== undefined && backups.length === 1],
    ['a bucket', bucket !== undefined],
    ['a Hosting site', sites.length === 1],
    ['sign-in', signIn !== undefined],
    ['roles in the project and on the functions’ account', policies.size === 2],
    ['its two secrets', ['VISITOR_TOKEN_SECRET', 'SMTP_URL'].every((name) => secrets.get(name)?.length === 1)],
    ['a cost alarm', budgets.length === 1],
    ['every metric of operations/', watched('metrics') === filesIn('metrics')],
    ['every alert of operations/', watched('alertPolicies') === filesIn('alerts')],
    ['every uptime check of operations/', watched('uptimeCheckConfigs') === filesIn('uptimeChecks')],
    ['a dashboard', watched('dashboards') === 1],
  ];
  return needs.filter(([, isThere]) => !isThere).map(([what]) => `The project has not ${what}.`);
}
