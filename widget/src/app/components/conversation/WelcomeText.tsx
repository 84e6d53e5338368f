import type { WelcomeRun } from '@parlance/domain/widget/welcome';
import { Fragment, type ReactNode } from 'react';
import { safeHref } from '../../markdown/safeHref.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';

function renderRun({ text, isBold, isItalic, isUnderlined, isCode, href }: WelcomeRun): ReactNode {
  let node: ReactNode = text;
  if (isCode) node = <code>{node}</code>;
  if (isUnderlined) node = <u>{node}</u>;
  if (isItalic) node = <em>{node}</em>;
  if (isBold) node = <strong>{node}</strong>;
  const address = href === null ? undefined : safeHref(href);
  return address === undefined ? node : <ExternalLink href={address}>{node}</ExternalLink>;
}

/** A welcome message of the business, as elements of our own. */
export function WelcomeText({ runs }: { runs: readonly WelcomeRun[] }): ReactNode {
  return (
    <p className="bubble bot plain" dir="auto">
      {runs.map((run, place) => (
        <Fragment key={place}>{renderRun(run)}</Fragment>
      ))}
    </p>
  );
}
